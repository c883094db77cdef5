import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The last reviewed originals: the content of `src/theme/originals.json`. */
export interface ReviewedOriginals {
  /** The version of Docusaurus. */
  readonly version: string;
  readonly fingerprints: Readonly<Record<string, string>>;
}

/** A component in `src/theme`. */
export interface Swizzle {
  /** The component's name, such as `DocItem/Footer`. */
  readonly component: string;
  /** Absolute path of its module. */
  readonly file: string;
  /** Whether it renders the original (`@theme-original`) or replaces it. */
  readonly kind: 'wraps' | 'replaces';
  /** Its `Change:` comment. */
  readonly change: string;
  /** The component that it wraps or replaces; `undefined` if no theme has it. */
  readonly original:
    | {
        /** Absolute path of its module. */
        readonly file: string;
        /** A hash of the module and the style sheets in its folder. */
        readonly fingerprint: string;
      }
    | undefined;
}

const moduleExtensions = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * Lists the swizzled components with their originals.
 *
 * @param folder - Absolute path of `src/theme`.
 * @param themeFolders - Absolute paths of the component folders of the themes, in order of precedence.
 */
export function listSwizzles(folder: string, themeFolders: readonly string[]): Swizzle[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => moduleExtensions.includes(path.extname(name)))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => {
      const component = name.replace(/(?:\/index)?\.\w+$/, '');
      const file = path.join(folder, name);
      const source = readFileSync(file, 'utf8');
      const original = themeFolders.map((theme) => findModule(theme, component)).find((module) => module !== undefined);
      const [, change = ''] = /^[\s/*]*Change: (.*(?:\n(?:\/\/| \*) .*)*)/m.exec(source) ?? [];
      return {
        component,
        file,
        kind: source.includes(`@theme-original/${component}'`) ? 'wraps' : 'replaces',
        change: change.replaceAll(/\n(?:\/\/| \*) /g, ' '),
        original: original === undefined ? undefined : {file: original, fingerprint: computeFingerprint(original)},
      };
    });
}

function findModule(theme: string, component: string): string | undefined {
  return ['/index', '']
    .flatMap((suffix) => moduleExtensions.map((extension) => path.join(theme, component + suffix + extension)))
    .find((file) => existsSync(file));
}

function computeFingerprint(module: string): string {
  const folder = path.dirname(module);
  // Only components with an `index` module have their own folder.
  const styleSheets =
    path.parse(module).name === 'index' ? readdirSync(folder).filter((name) => name.endsWith('.css')) : [];
  const hash = createHash('sha256');
  for (const file of [module, ...styleSheets.sort().map((name) => path.join(folder, name))]) {
    hash.update(`${readFileSync(file, 'utf8').replaceAll('\r\n', '\n')}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns the content of `src/theme/originals.json` for the installed version. */
export const createReviewedOriginals = (version: string, swizzles: readonly Swizzle[]): ReviewedOriginals => ({
  version,
  fingerprints: Object.fromEntries(
    swizzles.flatMap(({component, original}) => (original === undefined ? [] : [[component, original.fingerprint]])),
  ),
});

/** Returns instructions for each swizzle whose original is missing, has changed, or was never reviewed. */
export function findPendingReviews(
  swizzles: readonly Swizzle[],
  reviewedOriginals: ReviewedOriginals,
  installedVersion: string,
): string[] {
  return swizzles.flatMap(({component, original}) => {
    if (original === undefined) {
      return `src/theme/${component} has no effect: no installed theme has this component. Rename it to the component's new name, or delete it.`;
    }
    const fingerprint = reviewedOriginals.fingerprints[component];
    if (fingerprint === undefined) {
      return `src/theme/${component} is new. Review the original, and then run: npm run swizzles -- --accept`;
    }
    const [, packageName = '', file = ''] = /(@docusaurus\/[^/\\]+)[/\\](.*)$/.exec(original.file) ?? [];
    return fingerprint === original.fingerprint
      ? []
      : `The original of src/theme/${component} has changed since ${reviewedOriginals.version}. To review the changes, run:\n` +
          `  npm diff --diff=${packageName}@${reviewedOriginals.version} --diff=${packageName}@${installedVersion} ./${file.replaceAll('\\', '/')}\n` +
          '  Apply the relevant ones, and then run: npm run swizzles -- --accept';
  });
}
