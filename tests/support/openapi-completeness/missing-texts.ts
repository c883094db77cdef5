import {isObject, parsePointer, toPointer} from '@developer-docs/utils';
import {getReadableText, parseHtml} from '@developer-docs/utils/node';
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
  propertyNames dependentSchemas contentSchema`.split(/\s+/),
);

const textKeys = ['description', 'summary'];

/**
 * Lists the texts for readers in a bundled document: descriptions, summaries, and descriptions of scopes. Parts of
 * `components` that nothing refers to aren't part of the API, except schemas and security schemes.
 */
function* listTexts(root: unknown): Generator<{pointer: string; text: string}> {
  const visited = new Set<unknown>();
  function* walk(value: unknown, tokens: readonly string[], isMap: boolean): ReturnType<typeof listTexts> {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    const {in: location, name = ''} = value as {readonly in?: unknown; readonly name?: unknown};
    if (!isMap && location === 'header' && ignoredHeaders.test(String(name))) return;
    const {$ref: reference} = value as {readonly $ref?: unknown};
    if (typeof reference === 'string' && reference.startsWith('#/') && !isMap) {
      const target = parsePointer(reference);
      yield* walk(lookUp(root, target), target, false);
    }
    for (const [key, child] of Object.entries(value)) {
      const path = [...tokens, key];
      if (!isMap && (data.has(key) || (key.startsWith('x-') && !maps.has(key)))) continue;
      if (!isMap && key === 'scopes' && isObject(child)) {
        for (const [scope, text] of Object.entries(child)) {
          yield {pointer: toPointer(...path, scope), text: String(text)};
        }
      } else if (!isMap && textKeys.includes(key) && typeof child === 'string') {
        yield {pointer: toPointer(...path), text: child};
      } else if (tokens.length > 0 || key !== 'components') {
        // The examples of a schema are a list of values, and those of other objects are named.
        if (key !== 'examples' || isMap || !Array.isArray(child)) yield* walk(child, path, !isMap && maps.has(key));
      }
    }
  }
  yield* walk(root, [], false);
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
    // Summaries are plain text, also if they look like Markdown.
    const isPlain = pointer.endsWith('/summary');
    const lost = (isPlain ? [text] : splitMarkdown(text)).find(
      (part) => !content.includes(simplify(part)) && !(isPlain && content.includes(simplify(readMarkdownText(part)))),
    );
    return lost === undefined ? [] : [{pointer, text: lost}];
  });
  return {count: texts.length, missing};
}
