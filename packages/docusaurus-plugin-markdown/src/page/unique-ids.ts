import type {Root} from 'hast';
import {findElement, getProperty, hasClass, walkElements} from '@developer-docs/internal/node';

/**
 * Checks that the IDs in the content of a doc are unique, because links and labels refer to elements by ID. Other pages
 * aren't checked: a list of blog posts can contain the same heading twice.
 *
 * @param file - The file of the page, for the error message.
 * @throws Error if two elements have the same ID.
 */
export function checkUniqueIds(page: Root, file: string): void {
  const content = findElement(page, (element) => hasClass(element, 'theme-doc-markdown'));
  const ids = new Set<string>();
  for (const element of content === undefined ? [] : walkElements(content)) {
    const id = getProperty(element, 'id');
    if (id === undefined) continue;
    if (ids.has(id)) {
      throw new Error(
        `${file} has several elements with the ID "${id}", such as a <${element.tagName}>, so links go to the first one. Give the others a different ID, for example with "{#unique-heading}" after a heading.`,
      );
    }
    ids.add(id);
  }
}
