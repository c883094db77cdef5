import type {Element} from 'hast';
import {
  findElement,
  getProperty,
  hasClass,
  normalizeWhitespace,
  parseHtml,
  getReadableText,
  walkElements,
} from '../../shared';

export interface Breadcrumb {
  readonly label: string;
  /** URL path. A sidebar category without its own page has the URL of its first page; `undefined` if there is none. */
  readonly href?: string | undefined;
}

/** Metadata that Docusaurus has already rendered into a page. */
export interface PageMetadata {
  /** Title of the page, without the site title. */
  readonly title: string;
  /** Absolute URL. */
  readonly canonicalUrl: string;
  /** From the outermost page to the parent of this page; empty outside the documentation. */
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** Docusaurus's default `titleDelimiter` between the page title and the site title. */
const titleDelimiter = ' | ';

/** Parses the first part of a page that matches a pattern. Parsing entire pages would take several times as long. */
function parsePart(html: string, pattern: RegExp): Element[] {
  return [...walkElements(parseHtml(pattern.exec(html)?.[0] ?? ''))];
}

/** Finds the URLs of the sidebar categories that contain the page, by label. */
function findActiveCategories(html: string): Map<string, string> {
  const categories = new Map<string, string>();
  const [sidebar = ''] = /<ul class="theme-doc-sidebar-menu\b.*?<\/nav>/s.exec(html) ?? [];
  for (const [activeLink] of sidebar.matchAll(/<a class="[^"]*\bmenu__link--active\b[^>]*>.*?<\/a>/gs)) {
    const link = findElement(parseHtml(activeLink), ({tagName}) => tagName === 'a');
    const href = link && getProperty(link, 'href');
    if (link && hasClass(link, 'menu__link--sublist') && href?.startsWith('/')) {
      categories.set(normalizeWhitespace(getReadableText(link)), href);
    }
  }
  return categories;
}

function readBreadcrumbs(html: string): Breadcrumb[] {
  const elements = parsePart(html, /<nav class="theme-doc-breadcrumbs\b.*?<\/nav>/s);
  const items = elements.filter(({tagName}) => tagName === 'li');
  const categories = findActiveCategories(html);
  return items
    .filter((item) => !hasClass(item, 'breadcrumbs__item--active'))
    .map((item) => {
      const link = findElement(item, ({tagName}) => tagName === 'a');
      const label = normalizeWhitespace(getReadableText(item));
      return {label, href: link === undefined ? categories.get(label) : getProperty(link, 'href')};
    });
}

/**
 * Reads the metadata of a built page.
 *
 * @param file - The file of the page, for error messages.
 * @param siteTitle - Title of the site, which is removed from the page title.
 * @throws Error if the page has no title or canonical URL.
 */
export function readPageMetadata(html: string, file: string, siteTitle: string): PageMetadata {
  const head = parsePart(html, /<head>.*?<\/head>/s);
  const requireProperty = (label: string, property: string, predicate: (element: Element) => boolean): string => {
    const element = head.find(predicate);
    const value = element && getProperty(element, property);
    if (value === undefined || value === '') {
      throw new Error(
        `${file} has no ${label} in its <head>. Check the page's front matter, or how its component uses PageMetadata.`,
      );
    }
    return value;
  };
  const fullTitle = requireProperty(
    'title (og:title)',
    'content',
    (element) => getProperty(element, 'property') === 'og:title',
  );
  const titleSuffix = titleDelimiter + siteTitle;
  const heading = parsePart(html, /<h1\b.*?<\/h1>/s).find(({tagName}) => tagName === 'h1');
  // The home page's title is the site title. Its heading is more specific.
  const homeTitle = heading ? normalizeWhitespace(getReadableText(heading)) : fullTitle;
  return {
    title: fullTitle.endsWith(titleSuffix) ? fullTitle.slice(0, -titleSuffix.length) : homeTitle,
    canonicalUrl: requireProperty('canonical URL', 'href', (element) => getProperty(element, 'rel') === 'canonical'),
    breadcrumbs: readBreadcrumbs(html),
  };
}
