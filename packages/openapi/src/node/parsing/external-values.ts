import {existsSync} from 'node:fs';
import path from 'node:path';
import {stringAt} from '@developer-docs/utils';
import {visitObjects} from '../visit-objects.js';

/** Replaces `externalValue` while Redocly reads a document, because Redocly would load the value. */
const linkKeyword = 'x-external-value';

/**
 * Hides the external values of a file that aren't data in another file.
 *
 * @param file - The absolute path or URL of the file.
 */
export function hideExternalLinks(root: unknown, file: string): void {
  const folder = path.dirname(file);
  rename(root, 'externalValue', linkKeyword, (value) => {
    return !/\.(?:json|ya?ml)$/i.test(value) || !existsSync(path.resolve(folder, value));
  });
}

/** Restores what {@link hideExternalLinks} hides. */
export const restoreExternalLinks = (root: unknown): void => {
  rename(root, linkKeyword, 'externalValue', () => true);
};

function rename(root: unknown, from: string, to: string, isRenamed: (value: string) => boolean): void {
  visitObjects(root, (object) => {
    const value = stringAt(object, from);
    if (value === undefined || !isRenamed(value)) return;
    object[to] = value;
    Reflect.deleteProperty(object, from);
  });
}
