import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findModule, findOriginal, listComponents, type OriginalComponent, type Theme} from './theme-components';

/** The version of an original that was last reviewed: an entry of `src/theme/originals.json`. */
export interface ReviewedOriginal {
  readonly package: string;
  readonly version: string;
  readonly fingerprint: string;
}

/** Reviewed originals by component. */
export type ReviewedOriginals = Readonly<Record<string, ReviewedOriginal>>;

/** A component in `src/theme`. */
export interface Swizzle {
  readonly component: string;
  /** Path of its module, relative to `src/theme`. */
  readonly module: string;
  /** Whether it renders the original (`@theme-original`) or replaces it. */
  readonly kind: 'wraps' | 'replaces';
  /** Its `Change:` comment. */
  readonly change: string;
  /** `undefined` if no installed theme has such a component. */
  readonly original: OriginalComponent | undefined;
  readonly reviewed: ReviewedOriginal | undefined;
  /** State of the original, compared with the reviewed version. */
  readonly status: 'unchanged' | 'changed' | 'not reviewed' | 'missing';
}

/**
 * Compares every swizzled component with the original in the installed themes.
 *
 * @param folder - Absolute path of `src/theme`.
 * @param themes - The installed themes in order of precedence.
 */
export function auditSwizzles(
  folder: string,
  themes: readonly Theme[],
  reviewedOriginals: ReviewedOriginals,
): Swizzle[] {
  return listComponents(folder).map((component) => {
    const module = findModule(component, folder) ?? component;
    const source = readFileSync(path.join(folder, module), 'utf8');
    const original = findOriginal(component, themes);
    const reviewed = reviewedOriginals[component];
    return {
      component,
      module,
      kind: source.includes(`@theme-original/${component}'`) ? 'wraps' : 'replaces',
      change: extractChangeComment(source),
      original,
      reviewed,
      status: getStatus(original, reviewed),
    };
  });
}

function getStatus(original: OriginalComponent | undefined, reviewed: ReviewedOriginal | undefined): Swizzle['status'] {
  if (original === undefined) {
    return 'missing';
  }
  if (reviewed === undefined) {
    return 'not reviewed';
  }
  return original.fingerprint === reviewed.fingerprint ? 'unchanged' : 'changed';
}

/** Returns the comment that starts with `Change:` in one line. */
function extractChangeComment(source: string): string {
  const [, change = ''] = /^[\s/*]*Change: (.*(?:\n(?:\/\/| \*) .*)*)/m.exec(source) ?? [];
  return change.replaceAll(/\n(?:\/\/| \*) /g, ' ');
}

/** Returns the content of `src/theme/originals.json` for the installed themes. */
export function getCurrentOriginals(swizzles: readonly Swizzle[]): ReviewedOriginals {
  return Object.fromEntries(
    swizzles.flatMap(({component, original}) =>
      original === undefined
        ? []
        : [
            [
              component,
              {
                package: original.theme.packageName,
                version: original.theme.version,
                fingerprint: original.fingerprint,
              },
            ],
          ],
    ),
  );
}

/** Returns an instruction for a swizzle whose original needs a review, or `undefined` if it doesn't. */
export function getInstruction({component, original, reviewed, status}: Swizzle): string | undefined {
  if (status === 'unchanged') {
    return undefined;
  }
  if (original === undefined) {
    return `src/theme/${component} has no effect: no installed theme has this component. Rename it to the component's new name, or delete it.`;
  }
  if (reviewed === undefined) {
    return `src/theme/${component} is new. Review the original, and then run: npm run swizzles -- --accept`;
  }
  const {packageName, version, folder} = original.theme;
  const folderInPackage = folder.replaceAll('\\', '/').split(`${packageName}/`).at(-1) ?? '';
  return (
    `The original of src/theme/${component} has changed since ${reviewed.version}. To review the changes, run:\n` +
    `  npm diff --diff=${packageName}@${reviewed.version} --diff=${packageName}@${version} ./${path.posix.join(folderInPackage, original.module)}\n` +
    '  Apply the relevant ones, and then run: npm run swizzles -- --accept'
  );
}
