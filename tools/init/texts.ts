import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';

/*
 * Converts the text in OpenAPI documents to text for MDX pages.
 */

/** The allowed length of page descriptions in front matter. */
const descriptionLength = {min: 50, max: 160};

/** Abbreviations and names with a fixed spelling. */
const spellings = [
  'API',
  'CSV',
  'DNS',
  'HTML',
  'HTTP',
  'ID',
  'IDs',
  'IP',
  'JSON',
  'JWKS',
  'JWT',
  'OAuth',
  'OIDC',
  'PDF',
  'SMS',
  'SSH',
  'SSL',
  'SSO',
  'URI',
  'URL',
  'URLs',
  'XML',
];

/** Converts a word to lowercase, except for abbreviations and names: `Id` becomes `ID`. */
export const normalizeSpelling = (word: string): string =>
  spellings.find((spelling) => spelling.toLowerCase() === word.toLowerCase()) ?? word.toLowerCase();

const sentenceSegmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Converts the first paragraph of Markdown to a single line of plain text. */
export function toPlainParagraph(markdown = ''): string {
  const {children} = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const [paragraph = ''] = children
    .filter(({type}) => type === 'paragraph')
    .map((node) => toString(node, {includeImageAlt: false, includeHtml: false}))
    // Some documents contain admonitions, which begin with colons.
    .filter((text) => /\p{L}/u.test(text) && !text.startsWith(':::'));
  return paragraph.replaceAll(/\s+/g, ' ').trim();
}

/** Escapes plain text, so that MDX shows it unchanged. */
export const escapeMdx = (text: string) => text.replaceAll(/[\\{}<>[\]_*`~|#]/g, '\\$&').replaceAll('&', '&amp;');

/**
 * Quotes a string for YAML front matter. Braces other than those of `{brand}` would be unknown brand tokens, so they're
 * removed.
 */
export const quoteYaml = (text: string) =>
  `'${text.replaceAll(/\{(?!brand\})|(?<!\{brand)\}/g, '').replaceAll("'", "''")}'`;

/** Returns the first candidate for the title of a page that's short and has no markup. The last is always accepted. */
export function chooseTitle(candidates: readonly string[]): string {
  const texts = candidates.map((text) => text.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, ''));
  const isSuitable = (text: string) => text !== '' && text.length <= 70 && !/[{}<>`]/.test(text);
  const text = texts.find(isSuitable) ?? texts.at(-1) ?? '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Creates a page's description for search results, with 50 to 160 characters.
 *
 * @param text - Plain text; used if it's long enough.
 * @param fallback - A sentence of 50 to 160 characters.
 */
export function createDescription(text: string, fallback: string): string {
  const {min, max} = descriptionLength;
  const sentences = [...sentenceSegmenter.segment(text.replaceAll(/[{}]/g, ''))].map(({segment}) => segment);
  let description = '';
  // A sentence that introduces a list isn't complete without it.
  for (const sentence of sentences.map((part) => part.trim()).filter((part) => !/[:,;]$/.test(part))) {
    const candidate = `${description} ${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`}`.trim();
    if (candidate.length > max) {
      break;
    }
    description = candidate;
  }
  return description.length >= min ? description : fallback.slice(0, max);
}
