import {
  getChildNodes,
  getProperty,
  getReadableText,
  hasClass,
  isElement,
  normalizeWhitespace,
} from '@developer-docs/docusaurus-utils/node';
import {decodeUriPart, getOrCreate, resolveSiteUrl} from '@developer-docs/utils';
import type {Element, Nodes} from 'hast';
import {findText} from './extract-records';

/** The text that a page uses for a section that it links to. */
export interface LinkText {
  /** Root-relative URL of the section, with its fragment, without percent-encoding. */
  readonly url: string;
  readonly text: string;
}

/**
 * A table row or list item of at most this many words (about two sentences) describes its link's target. So does a
 * paragraph of about one sentence. In longer ones, only the link text does. To measure a change to these limits or the
 * next one, run `npm run bench -- relevance`.
 */
const maxContextWords: Readonly<Record<string, number>> = {tr: 30, li: 30, p: 20};
/**
 * The maximum number of link texts per section, so that a section that every page links to doesn't match everything.
 */
const maxTextsPerSection = 12;

/**
 * Extracts the text that describes each target of a page's links. It often contains words that the target itself
 * doesn't: "Find out who used the product last month" in a table, with a link to the account analysis.
 *
 * @param url - Root-relative URL of the page.
 */
export function extractLinkTexts(page: Nodes, url: string): LinkText[] {
  const content = findText(page);
  const texts: LinkText[] = [];
  const visit = (node: Nodes, context: Element | undefined) => {
    if (!isElement(node) || hasClass(node, 'hash-link') || node.tagName === 'nav') return;
    const target = node.tagName === 'a' ? resolveLink(getProperty(node, 'href'), url) : undefined;
    if (target !== undefined) texts.push({url: target, text: describeTarget(node, context)});
    for (const child of getChildNodes(node)) visit(child, node.tagName in maxContextWords ? node : context);
  };
  if (content !== undefined) visit(content, undefined);
  return texts;
}

/** Returns the root-relative URL of a link within the site. Links in HTML can be anything. */
function resolveLink(href: string | undefined, pageUrl: string): string | undefined {
  const target = href === undefined ? undefined : resolveSiteUrl(href, pageUrl);
  return target && decodeUriPart(target.pathname) + decodeUriPart(target.hash);
}

function describeTarget(link: Element, context: Element | undefined): string {
  const text = context ? normalizeWhitespace(getReadableText(context)) : '';
  const isAboutTarget = text !== '' && text.split(' ').length <= (maxContextWords[context?.tagName ?? ''] ?? 0);
  return isAboutTarget ? text : normalizeWhitespace(getReadableText(link));
}

/** Returns the texts of each section, by its URL, for `addHiddenRecords`. */
export function groupLinkTexts(linkTexts: readonly LinkText[]): ReadonlyMap<string, readonly string[]> {
  const textsByUrl = new Map<string, string[]>();
  for (const {url, text} of linkTexts) {
    const texts = getOrCreate(textsByUrl, url, () => []);
    if (texts.length < maxTextsPerSection && !texts.includes(text)) texts.push(text);
  }
  return textsByUrl;
}
