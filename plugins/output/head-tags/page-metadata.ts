import type {Element} from 'hast';
import {
  getProperty,
  getReadableText,
  hasClass,
  normalizeWhitespace,
  parseHtml,
  walkElements,
} from '@developer-docs/internal/node';

/** Metadata that Docusaurus has already rendered into a page. */
export interface PageMetadata {
  /** Title of the page, without the site title. */
  readonly title: string;
  /** Labels of the breadcrumbs, from the outermost page to the parent of this page; empty outside the documentation. */
  readonly breadcrumbs: readonly string[];
}

/** Docusaurus's default `titleDelimiter` between the page title and the site title. */
const titleDelimiter = ' | ';

/** Parses the first part of a page that matches a pattern. Parsing entire pages would take several times as long. */
function parsePart(html: string, pattern: RegExp): Element[] {
  return [...walkElements(parseHtml(pattern.exec(html)?.[0] ?? ''))];
}

const getText = (element: Element) => normalizeWhitespace(getReadableText(element));

/**
 * Reads the metadata of a built page.
 *
 * @param file - The file of the page, for error messages.
 * @param siteTitle - Title of the site, which is removed from the page title.
 * @throws Error if the page has no title.
 */
export function readPageMetadata(html: string, file: string, siteTitle: string): PageMetadata {
  const titleTag = parsePart(html, /<head>.*?<\/head>/s).find((tag) => getProperty(tag, 'property') === 'og:title');
  const fullTitle = titleTag && getProperty(titleTag, 'content');
  if (!fullTitle) {
    throw new Error(
      `${file} has no title (og:title) in its <head>. Check the page's front matter, or how its component uses PageMetadata.`,
    );
  }
  const titleSuffix = titleDelimiter + siteTitle;
  const [heading] = parsePart(html, /<h1\b.*?<\/h1>/s).filter(({tagName}) => tagName === 'h1');
  // The home page's title is the site title. Its heading is more specific.
  const homeTitle = heading === undefined ? fullTitle : getText(heading);
  const breadcrumbs = parsePart(html, /<nav class="theme-doc-breadcrumbs\b.*?<\/nav>/s).filter(
    (element) => hasClass(element, 'breadcrumbs__item') && !hasClass(element, 'breadcrumbs__item--active'),
  );
  return {
    title: fullTitle.endsWith(titleSuffix) ? fullTitle.slice(0, -titleSuffix.length) : homeTitle,
    breadcrumbs: breadcrumbs.map(getText),
  };
}
