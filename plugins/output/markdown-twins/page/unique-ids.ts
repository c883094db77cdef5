import type {Root} from 'hast';
import {getProperty, walkElements} from '../../../shared';

/**
 * Checks that the IDs of a page's elements are unique, because links and labels refer to elements by ID.
 *
 * @param file - The file of the page, for the error message.
 * @throws Error if two elements have the same ID.
 */
export function checkUniqueIds(page: Root, file: string): void {
  const ids = new Set<string>();
  for (const element of walkElements(page)) {
    const id = getProperty(element, 'id');
    if (id === undefined) continue;
    if (ids.has(id)) {
      throw new Error(
        `${file} has several elements with the ID "${id}", such as a <${element.tagName}>, so links go to the first one. Give the others a different ID, for example with "{#different-id}" after a heading.`,
      );
    }
    ids.add(id);
  }
}
