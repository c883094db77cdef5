import {didYouMean} from '@developer-docs/utils';
import {findElement, getProperty, parseHtml} from '../html/html-tree.js';

/** The attributes of an element by name. An attribute without a value is an empty string. */
export type StringAttributes = Readonly<Record<string, string>>;

/** An element in the source of a page, such as `<Operation id="listPets" />`. */
export interface PageElement {
  readonly name: string;
  readonly attributes: StringAttributes;
}

/** Code and comments, whose elements aren't rendered. */
const ignoredPatterns = [
  // A fenced code block, which ends with the same fence or at the end of the page.
  /^[ \t>]*(?:[-*+\d.]+[ \t]+)?(?<fence>`{3,}|~{3,})[^]*?(?:^[ \t>]*\k<fence>|$(?![^]))/,
  /(?<backticks>`+)[^`].*?\k<backticks>/,
  /\{\/\*[^]*?\*\/\}|<!--[^]*?-->/,
];

/** Creates a function that finds the elements with the given names in a page's source, without parsing it. */
export function createElementFinder(names: readonly string[]): (source: string) => PageElement[] {
  const element = new RegExp(
    String.raw`<(?<name>${names.join('|')})(?=[\s/>])(?<attributes>(?:"[^"]*"|'[^']*'|[^>"'])*)>`,
  );
  const tokens = new RegExp([...ignoredPatterns, element].map(({source}) => source).join('|'), 'gm');
  return (source) =>
    [...source.matchAll(tokens)].flatMap(({groups}) => {
      const name = groups?.name;
      return name === undefined ? [] : [{name, attributes: parseAttributes(groups?.attributes ?? '')}];
    });
}

/** Names are kept as they're written, as in JSX, and values are decoded, as in HTML. */
function parseAttributes(source: string): StringAttributes {
  const attributes = source.replace(/\/\s*$/, '').matchAll(/([^\s=]+)(?:\s*=\s*("[^"]*"|'[^']*'))?/g);
  return Object.fromEntries([...attributes].map(([, name = '', value = '""']) => [name, decodeValue(value)]));
}

function decodeValue(quoted: string): string {
  if (!quoted.includes('&')) return quoted.slice(1, -1);
  const element = findElement(parseHtml(`<i title=${quoted}>`), ({tagName}) => tagName === 'i');
  return (element && getProperty(element, 'title')) ?? '';
}

/** @throws Error if an attribute isn't supported. */
export function checkAttributes({name: element, attributes}: PageElement, names: readonly string[]): void {
  const unknownName = Object.keys(attributes).find((name) => !names.includes(name));
  if (unknownName !== undefined) {
    throw new Error(
      `<${element}> has no attribute "${unknownName}".${didYouMean(unknownName, names)} Supported attributes: ${names.join(', ')}.`,
    );
  }
}

/**
 * Returns the value of a required attribute.
 *
 * @throws Error if the attribute is missing or empty.
 */
export function requireAttribute(attributes: StringAttributes, name: string, elementName: string): string {
  const value = attributes[name];
  if (value === undefined || value === '') throw new Error(`<${elementName}> requires the "${name}" attribute.`);
  return value;
}
