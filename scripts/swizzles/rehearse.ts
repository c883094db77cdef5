import {readFileSync} from 'node:fs';
import path from 'node:path';
import {componentsOf, fingerprint, moduleOf, originalOf, type Original, type Theme} from './originals';

/** What an original was like when it was last looked at: an entry of `src/theme/originals.json`. */
export interface Seen {
  readonly package: string;
  readonly version: string;
  readonly fingerprint: string;
}

/** A file under `src/theme`, beside what it replaces. */
export interface Swizzle {
  readonly component: string;
  /** Its module, relative to the folder of swizzles. */
  readonly module: string;
  /** `wraps`: it draws the original and adds to it. `replaces`: the original is gone. */
  readonly kind: 'wraps' | 'replaces';
  /** What it says that it changes. */
  readonly change: string;
  /** Absent: no installed theme has such a component. */
  readonly original: Original | undefined;
  /** What has become of the original since somebody looked at it. */
  readonly since: 'same' | 'changed' | 'never seen' | 'gone';
  readonly seen: Seen | undefined;
}

/**
 * Holds every swizzle against the installed themes.
 *
 * @param folder - The folder of the swizzles.
 * @param themes - The installed themes, the nearest first.
 * @param seen - What the originals were like when they were last looked at, by component.
 */
export function rehearse(folder: string, themes: readonly Theme[], seen: Readonly<Record<string, Seen>>): Swizzle[] {
  return componentsOf(folder).map((component) => {
    const module = moduleOf(component, folder) ?? component;
    const text = readFileSync(path.join(folder, module), 'utf8');
    const original = originalOf(component, themes);
    const last = seen[component];
    return {
      component,
      module,
      kind: text.includes(`@theme-original/${component}'`) ? 'wraps' : 'replaces',
      change: changeOf(text),
      original,
      seen: last,
      since: compare(original, last),
    };
  });
}

function compare(original: Original | undefined, last: Seen | undefined): Swizzle['since'] {
  if (original === undefined) {
    return 'gone';
  }
  if (last === undefined) {
    return 'never seen';
  }
  return fingerprint(original) === last.fingerprint ? 'same' : 'changed';
}

/** The comment that starts with `Change:`, in one line. */
function changeOf(text: string): string {
  const [, change = ''] = /^[\s/*]*Change: (.*(?:\n(?:\/\/| \*) .*)*)/m.exec(text) ?? [];
  return change.replaceAll(/\n(?:\/\/| \*) /g, ' ');
}

/** The entries of `src/theme/originals.json` for the themes that are installed now. */
export function seenNow(swizzles: readonly Swizzle[]): Record<string, Seen> {
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
                fingerprint: fingerprint(original),
              },
            ],
          ],
    ),
  );
}

/**
 * A line for a swizzle whose original is not the one that was last looked at; `undefined` when there is nothing to do.
 */
export function toDo({component, original, seen, since}: Swizzle): string | undefined {
  switch (since) {
    case 'same':
      return undefined;
    case 'gone':
      return `src/theme/${component} replaces nothing: no installed theme has such a component. Find its new name in the theme, or delete the file.`;
    case 'never seen':
      return `src/theme/${component} is new. Accept its original: npm run swizzles -- --accept`;
    case 'changed': {
      const {packageName, version, folder} = original?.theme ?? {packageName: '', version: '', folder: ''};
      const place =
        original === undefined
          ? ''
          : path.posix.join(folder.replaceAll('\\', '/').split(`${packageName}/`).at(-1) ?? '', original.module);
      return (
        `The original of src/theme/${component} has changed since ${seen?.version ?? ''}. See how:\n` +
        `  npm diff --diff=${packageName}@${seen?.version ?? ''} --diff=${packageName}@${version} ./${place}\n` +
        '  Take over what matters, then: npm run swizzles -- --accept'
      );
    }
  }
}
