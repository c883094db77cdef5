import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {findAvoidedTerms, findGrammarIssues, findTitleCaseWords} from '../prose/rules';

/*
 * Converts the text in OpenAPI documents, whose style varies, to text for MDX pages that passes the repository's
 * checks.
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

/**
 * Returns whether text follows the rules of STYLEGUIDE.md that can be checked automatically, except for the example
 * product's terms.
 */
export function followsStyle(text: string): boolean {
  return findAvoidedTerms(text, false).length === 0 && findGrammarIssues(text).length === 0;
}

/** Escapes plain text, so that MDX shows it unchanged. */
export const escapeMdx = (text: string) => text.replaceAll(/[\\{}<>[\]_*`~|#]/g, '\\$&').replaceAll('&', '&amp;');

/**
 * Quotes a string for YAML front matter. Braces other than those of `{brand}` would be unknown brand tokens, so they're
 * removed.
 */
export const quoteYaml = (text: string) =>
  `'${text.replaceAll(/\{(?!brand\})|(?<!\{brand)\}/g, '').replaceAll("'", "''")}'`;

/**
 * Returns the first candidate for the title of a page that's short and follows the style guide, in sentence case. The
 * last candidate is always accepted.
 *
 * @param properNames - Receives the capitalized words of titles in sentence case.
 */
export function chooseTitle(candidates: readonly string[], properNames: Set<string>): string {
  const texts = candidates.map((text) => text.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, ''));
  const isSuitable = (text: string) => text !== '' && text.length <= 70 && !/[{}<>`]/.test(text) && followsStyle(text);
  const text = texts.find(isSuitable) ?? texts.at(-1) ?? '';
  return toSentenceCase(text.charAt(0).toUpperCase() + text.slice(1), properNames);
}

/**
 * Converts a title to sentence case. If more than half of its long words are capitalized, it's in title case.
 * Otherwise, its capitalized words are names.
 */
function toSentenceCase(title: string, properNames: Set<string>): string {
  const capitalized = findTitleCaseWords(title);
  const [, ...others] = title.match(/\p{L}{4,}/gu) ?? [];
  if (capitalized.length === 0) {
    return title;
  }
  if (capitalized.length > others.length / 2) {
    return capitalized.reduce(
      (text, word) =>
        text.replaceAll(new RegExp(`(?<=[^\\p{L}.:?!]\\s*)${word}(?!\\p{L})`, 'gu'), normalizeSpelling(word)),
      title,
    );
  }
  capitalized.forEach((word) => properNames.add(word));
  return title;
}

/**
 * Creates a page's description for search results, with 50 to 160 characters.
 *
 * @param text - Plain text; used if it follows the style guide.
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
  const isValid = description.length >= min && followsStyle(description);
  return isValid ? description : fallback.slice(0, max);
}
