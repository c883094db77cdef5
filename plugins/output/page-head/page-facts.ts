import type {Element} from 'hast';
import {
  findElement,
  getProperty,
  hasClass,
  normalizeWhitespace,
  parseHtml,
  readableText,
  walkElements,
} from '../../shared';

/** A page on the way to another one. */
export interface Crumb {
  readonly label: string;
  /** Its address on the host; a section of the sidebar without a page of its own has that of its first page. */
  readonly href?: string | undefined;
}

/** What a built page says of itself. */
export interface PageFacts {
  /** Its title, without the site's. */
  readonly title: string;
  /** Its one address, absolute. */
  readonly canonical: string;
  /** What leads to it, outermost first, without the page itself; empty outside the documentation. */
  readonly crumbs: readonly Crumb[];
}

/** The delimiter between the title of a page and that of the site: Docusaurus's default. */
const delimiter = ' | ';

/** The elements of one part of a page, found by what it starts and ends with: whole pages are long. */
function partOf(html: string, part: RegExp): Element[] {
  return [...walkElements(parseHtml(part.exec(html)?.[0] ?? ''))];
}

/** The categories of the sidebar around the page: their addresses by label. The sidebar has all pages: only these links are parsed. */
function categoriesAround(html: string): Map<string, string> {
  const around = new Map<string, string>();
  const [menu = ''] = /<ul class="theme-doc-sidebar-menu\b.*?<\/nav>/s.exec(html) ?? [];
  for (const [active] of menu.matchAll(/<a class="[^"]*\bmenu__link--active\b[^>]*>.*?<\/a>/gs)) {
    const link = findElement(parseHtml(active), ({tagName}) => tagName === 'a');
    const href = link && getProperty(link, 'href');
    if (link && hasClass(link, 'menu__link--sublist') && href?.startsWith('/')) {
      around.set(normalizeWhitespace(readableText(link)), href);
    }
  }
  return around;
}

function crumbsOf(html: string): Crumb[] {
  const items = partOf(html, /<nav class="theme-doc-breadcrumbs\b.*?<\/nav>/s).filter(({tagName}) => tagName === 'li');
  const categories = categoriesAround(html);
  return items
    .filter((item) => !hasClass(item, 'breadcrumbs__item--active'))
    .map((item) => {
      const link = [...walkElements(item)].find(({tagName}) => tagName === 'a');
      const label = normalizeWhitespace(readableText(item));
      return {label, href: link === undefined ? categories.get(label) : getProperty(link, 'href')};
    });
}

/**
 * Reads what a built page says of itself.
 *
 * @param html - The page.
 * @param name - Its file, for messages.
 * @param siteTitle - The site's title, which is taken off the page's.
 * @throws Error when the page lacks a title or a canonical address.
 */
export function pageFacts(html: string, name: string, siteTitle: string): PageFacts {
  const head = partOf(html, /<head>.*?<\/head>/s);
  const find = (what: string, attributeName: string, isIt: (element: Element) => boolean): string => {
    const element = head.find(isIt);
    const value = element && getProperty(element, attributeName);
    if (value === undefined || value === '') {
      throw new Error(
        `${name} has no ${what} in its <head>. Every page needs one: look at its front matter, or at how its component uses PageMetadata.`,
      );
    }
    return value;
  };
  const fullTitle = find('title (og:title)', 'content', (element) => getProperty(element, 'property') === 'og:title');
  const end = delimiter + siteTitle;
  const heading = partOf(html, /<h1\b.*?<\/h1>/s).find(({tagName}) => tagName === 'h1');
  return {
    // The home page has the site's title; its heading says more.
    title: fullTitle.endsWith(end)
      ? fullTitle.slice(0, -end.length)
      : heading
        ? normalizeWhitespace(readableText(heading))
        : fullTitle,
    canonical: find('canonical address', 'href', (element) => getProperty(element, 'rel') === 'canonical'),
    crumbs: crumbsOf(html),
  };
}
