import {getProperty, normalizeWhitespace, parseHtml, walkElements} from '@developer-docs/docusaurus-utils/node';
import {toString} from 'hast-util-to-string';

/** Metadata in the `<head>` of a built page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Whether search engines may index the page. */
  readonly isIndexed: boolean;
}

/**
 * Reads the metadata of a page from its HTML.
 *
 * @param siteTitle - What Docusaurus appends to each page's title, such as ` | My site`.
 */
export function readHead(html: string, siteTitle: string): PageHead {
  const elements = parseHead(html);
  const titleElement = elements.find(({tagName}) => tagName === 'title');
  const title = titleElement === undefined ? '' : normalizeWhitespace(toString(titleElement));
  const readMeta = (name: string) => {
    const meta = elements.find((element) => element.tagName === 'meta' && element.properties.name === name);
    return meta === undefined ? '' : (getProperty(meta, 'content') ?? '');
  };
  return {
    title: title.endsWith(siteTitle) ? title.slice(0, -siteTitle.length) : title,
    description: normalizeWhitespace(readMeta('description')),
    isIndexed: !/\b(?:noindex|none)\b/.test(readMeta('robots')),
  };
}

/** Parses the head of a page, and returns its elements. Parsing entire pages would take several times as long. */
function parseHead(html: string) {
  // Minified pages have no tags around the head.
  const end = html.search(/<\/head>|<body\b|<div\b/);
  return [...walkElements(parseHtml(end === -1 ? html : html.slice(0, end)))];
}
