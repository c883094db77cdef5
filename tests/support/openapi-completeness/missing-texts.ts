import {getReadableText, parseHtml} from '@developer-docs/docusaurus-utils/node';
import {isObject, parsePointer, toPointer} from '@developer-docs/utils';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {SKIP, visit} from 'unist-util-visit';
import {ignoredHeaders} from './expected-texts';

/** A text of a document that no page contains. */
export interface MissingText {
  /** JSON pointer to the text. */
  readonly pointer: string;
  /** The first part of the text that's missing. */
  readonly text: string;
}

/** Keys whose members have names that the document chooses, so that `description` can be one of them. */
const maps = new Set(
  `paths webhooks x-webhooks callbacks responses content headers examples links encoding properties
  patternProperties variables flows`.split(/\s+/),
);

/** Keys with data, or with schemas that pages show as code. */
const data = new Set(
  `example default enum const value dataValue security required mapping dependentRequired not if then else contains
  propertyNames dependentSchemas contentSchema scopes`.split(/\s+/),
);

/**
 * Returns whether a keyword contains no text for readers. A schema's examples are a list, and those of others are
 * named.
 */
const isData = (key: string, value: unknown): boolean =>
  data.has(key) || (key.startsWith('x-') && !maps.has(key)) || (key === 'examples' && Array.isArray(value));

const textKeys = ['description', 'summary'];

const isIgnoredHeader = ({in: location, name = ''}: {readonly in?: unknown; readonly name?: unknown}): boolean =>
  location === 'header' && ignoredHeaders.test(String(name));

/** Returns the tokens of the pointer in a reference to the same document. */
const readReference = ({$ref: reference}: {readonly $ref?: unknown}): string[] | undefined =>
  typeof reference === 'string' && reference.startsWith('#/') ? parsePointer(reference) : undefined;

/** Lists the texts in a keyword's value: the value itself, or the descriptions of scopes. */
function listOwnTexts(key: string, value: unknown, tokens: readonly string[]): {pointer: string; text: string}[] {
  if (textKeys.includes(key) && typeof value === 'string') return [{pointer: toPointer(...tokens, key), text: value}];
  if (key !== 'scopes' || !isObject(value)) return [];
  return Object.entries(value).map(([scope, text]) => ({
    pointer: toPointer(...tokens, key, scope),
    text: String(text),
  }));
}

/**
 * Lists the texts for readers in a bundled document: descriptions, summaries, and descriptions of scopes. Parts of
 * `components` that nothing refers to aren't part of the API, except schemas and security schemes.
 */
function* listTexts(root: unknown): Generator<{pointer: string; text: string}> {
  const visited = new Set<object>();
  function* walk(value: unknown, tokens: readonly string[], isMap = false): ReturnType<typeof listTexts> {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    if (isMap) {
      for (const [key, child] of Object.entries(value)) yield* walk(child, [...tokens, key]);
    } else if (!isIgnoredHeader(value)) {
      const target = readReference(value);
      if (target !== undefined) yield* walk(lookUp(root, target), target);
      for (const [key, child] of Object.entries(value)) {
        yield* listOwnTexts(key, child, tokens);
        if (!isData(key, child)) yield* walk(child, [...tokens, key], maps.has(key));
      }
    }
  }
  visited.add(Object(lookUp(root, ['components'])) as object);
  yield* walk(root, []);
  for (const key of ['schemas', 'securitySchemes']) {
    yield* walk(lookUp(root, ['components', key]), ['components', key], true);
  }
}

const lookUp = (root: unknown, tokens: readonly string[]): unknown =>
  tokens.reduce<unknown>((value, token) => (value as Readonly<Record<string, unknown>> | undefined)?.[token], root);

/** Removes everything that formats can change: whitespace, punctuation, quotes, and escapes. */
const simplify = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]+/gu, '');

const blocks = ['paragraph', 'heading', 'tableCell', 'code'];

/** Splits Markdown into the texts of its blocks, and those with HTML into the texts around it. */
function splitMarkdown(markdown: string, isInHtml = false): string[] {
  const texts: string[] = [];
  visit(fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}), (node) => {
    // Unknown elements are text, so what's in them is Markdown.
    if (node.type === 'html') {
      texts.push(...node.value.split(/<[^>]*>/).flatMap((text) => splitMarkdown(text.trim(), true)));
    }
    if (!blocks.includes(node.type)) return undefined;
    const leaves: string[] = [];
    let hasHtml = isInHtml;
    visit(node, (child) => {
      if (child.type === 'html') {
        hasHtml = true;
      } else if (child.type === 'image') {
        leaves.push(child.alt ?? '');
      }
      // The marker of an alert becomes its title.
      else if ('value' in child) {
        leaves.push(child.value.replace(/^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?:\s|$)/i, ''));
      }
    });
    texts.push(...(hasHtml ? leaves : [leaves.join('')]));
    return SKIP;
  });
  return texts.filter((text) => simplify(text) !== '');
}

/** Returns the text of a Markdown file, without the targets of links and images. */
export const readMarkdownText = (markdown: string): string =>
  markdown.replaceAll(/(?<=\])\((?:[^()\s]|\([^()\s]*\))*(?: "[^"\n]*")?\)/g, '');

/** Returns the text of a page's HTML. */
export const readPageText = (html: string): string =>
  getReadableText(parseHtml(html), ({tagName}) => tagName === 'script' || tagName === 'style');

/**
 * Finds the texts of a document that occur nowhere.
 *
 * @param contents - The text of the document's pages.
 */
export function findMissingTexts(
  document: unknown,
  contents: readonly string[],
): {count: number; missing: MissingText[]} {
  const content = simplify(contents.join(' '));
  const texts = [...listTexts(document)];
  const missing = texts.flatMap(({pointer, text}): MissingText[] => {
    // Summaries are plain text, even if they look like Markdown.
    const isPlain = pointer.endsWith('/summary');
    const lost = (isPlain ? [text] : splitMarkdown(text)).find(
      (part) => !content.includes(simplify(part)) && !(isPlain && content.includes(simplify(readMarkdownText(part)))),
    );
    return lost === undefined ? [] : [{pointer, text: lost}];
  });
  return {count: texts.length, missing};
}
