import {createElementFinder, type PageElement} from '@developer-docs/docusaurus-utils/node';
import {escapeHtml} from '@developer-docs/utils';

/** The attributes of the elements that pages can use. */
export const elementAttributes = {
  Operation: ['id', 'document', 'part', 'title'],
  ApiDocument: ['id', 'tag', 'show', 'part', 'title'],
  ApiChanges: ['document', 'release'],
  ApiField: ['document', 'in', 'name'],
} as const;

export type ElementName = keyof typeof elementAttributes;

export const elementNames = Object.keys(elementAttributes) as ElementName[];

/** Finds this theme's elements in a page's source. */
export const findPageElements = createElementFinder(elementNames);

/** Escapes a value, so that it's on one line. */
const escapeAttribute = (value: string) =>
  escapeHtml(value).replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Formats an element without content, such as `<ApiDocument id="harbor" tag="ships" />`. */
export function formatElement(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const formattedAttributes = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [value === '' ? key : `${key}="${escapeAttribute(value)}"`],
  );
  return `<${[name, ...formattedAttributes].join(' ')} />`;
}

/** Identifies an element on its page, regardless of how its attributes are written. */
export function getElementKey({name, attributes}: PageElement): string {
  const sorted = Object.entries(attributes).sort(([first], [second]) => (first < second ? -1 : 1));
  return JSON.stringify([name, ...sorted]);
}
