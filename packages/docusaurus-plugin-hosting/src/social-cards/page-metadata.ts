import type {Element} from 'hast';
import {
  getProperty,
  getReadableText,
  hasClass,
  normalizeWhitespace,
  parseHead,
  parseHtml,
  walkElements,
} from '@developer-docs/utils/node';

/** Metadata that Docusaurus and its plugins have already rendered into a page. */
export interface PageMetadata {
  /** Title of the page, without the site title. */
  readonly title: string;
  /** Labels of the breadcrumbs, from the outermost page to the parent of this page; empty outside the documentation. */
  readonly breadcrumbs: readonly string[];
  /** The values of the Open Graph tags by their names: `og:image`. */
  readonly openGraph: ReadonlyMap<string, string>;
}

/** Parses the first part of a page that matches a pattern. Parsing entire pages would take several times as long. */
function parsePart(html: string, pattern: RegExp): Element[] {
  return [...walkElements(parseHtml(pattern.exec(html)?.[0] ?? ''))];
}

const getText = (element: Element) => normalizeWhitespace(getReadableText(element));

/**
 * Reads the metadata of a built page.
 *
 * @param titleSuffix - What Docusaurus appends to each page's title, such as ` | My site`. It's removed.
 */
export function readPageMetadata(html: string, titleSuffix: string): PageMetadata {
  const openGraph = new Map(
    parseHead(html).map((tag) => [getProperty(tag, 'property') ?? '', getProperty(tag, 'content') ?? ''] as const),
  );
  const fullTitle = openGraph.get('og:title') ?? '';
  const [heading] = parsePart(html, /<h1\b.*?<\/h1>/s).filter(({tagName}) => tagName === 'h1');
  // The home page's title is the site title. Its heading is more specific.
  const homeTitle = heading === undefined ? fullTitle : getText(heading);
  const breadcrumbs = parsePart(html, /<nav class="theme-doc-breadcrumbs\b.*?<\/nav>/s).filter(
    (element) => hasClass(element, 'breadcrumbs__item') && !hasClass(element, 'breadcrumbs__item--active'),
  );
  return {
    title: fullTitle.endsWith(titleSuffix) ? fullTitle.slice(0, -titleSuffix.length) : homeTitle,
    breadcrumbs: breadcrumbs.map(getText),
    openGraph,
  };
}

/**
 * Returns the outermost and innermost sections of a page, such as `API › Core API`; empty outside the documentation.
 */
export function getSectionPath({breadcrumbs}: PageMetadata): string {
  // The first label is the documentation itself, which is informative only if there are no other sections.
  const sections = breadcrumbs.length > 1 ? breadcrumbs.slice(1) : breadcrumbs;
  return [...new Set([...sections.slice(0, 1), ...sections.slice(-1)])].join(' \u203a ');
}
