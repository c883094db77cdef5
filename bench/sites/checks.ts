import {stripVTControlCharacters} from 'node:util';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

/** Lists the errors and warnings in a build's output, without those that repeat for each locale. */
export function listMessages(output: string, level: 'ERROR' | 'WARNING'): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line.startsWith(`[${level}]`)))];
}

/** The text of a page, and what decides which pages are searched together with it: locale and version. */
export interface PageText {
  readonly locale: string;
  readonly version: string;
  readonly text: string;
}

/** Words with the same beginning can be forms of one word, and then pages with it in their titles come first. */
const getBeginning = (word: string) => word.slice(0, 5);

/**
 * Returns for each page the longest word that no other page of its locale and version contains, in any form, or
 * `undefined` if there is none.
 */
export function findRareWords(pages: readonly PageText[]): (string | undefined)[] {
  const words = pages.map(({locale, text}) => splitWords(text, locale));
  const counts = new Map<string, number>();
  const getKey = ({locale, version}: PageText, beginning: string) => JSON.stringify([locale, version, beginning]);
  pages.forEach((page, index) => {
    for (const beginning of new Set(words[index]?.map(getBeginning))) {
      const key = getKey(page, beginning);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  });
  return pages.map((page, index) =>
    words[index]
      ?.filter((word) => counts.get(getKey(page, getBeginning(word))) === 1)
      .reduce<string | undefined>((best, word) => (word.length > (best?.length ?? 0) ? word : best), undefined),
  );
}

/** Lists the words of a page's text that its Markdown lacks. */
export function findLostWords(text: string, markdown: string, locale: string): string[] {
  // In languages without spaces, a word can begin before a link.
  const removeSyntax = (each: string) => each.replaceAll(/\]\([^()\s]*\)|[\\`*_[\]]/g, '');
  const kept = new Set(splitWords(removeSyntax(markdown), locale));
  return splitWords(removeSyntax(text), locale).filter((word) => !kept.has(word));
}

function splitWords(text: string, locale: string): string[] {
  const words = new Set<string>();
  // A list of all segments would take gigabytes for a site with a thousand pages.
  for (const {segment} of new Intl.Segmenter(locale, {granularity: 'word'}).segment(text.toLowerCase())) {
    if (/^\p{L}{2,20}$/u.test(segment)) words.add(segment);
  }
  return [...words];
}

/** Lists the paths on the site to which a Markdown file links, including images, without extensions of pages. */
export function listMarkdownLinks(markdown: string, url: URL): string[] {
  const links: string[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') links.push(node.url);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(fromMarkdown(markdown));
  return toSitePaths(links, url);
}

/** Resolves links, and returns the decoded paths of those on the same site as a page, in one spelling. */
export const toSitePaths = (links: readonly string[], url: URL): string[] =>
  links.flatMap((link) => {
    if (!URL.canParse(link, url)) return [];
    const {origin, pathname} = new URL(link, url);
    return origin === url.origin ? [toPath(pathname)] : [];
  });

/** Returns the path of a page without the extension of its HTML or Markdown file, and without a trailing slash. */
export const toPath = (pathname: string) =>
  decodeURI(pathname)
    .replace(/(?:\/index)?\.(?:html|mdx?)$|\/$/, '')
    .replace(/\/$/, '');
