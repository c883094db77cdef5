import {escapeHtml} from '@developer-docs/utils';
import {getReadableText, parseHtml, type PageContent, type PageExtractor} from '@developer-docs/utils/node';
import type {IndexedPage} from '../site/indexed-pages';
import {extractPage, type ExtractedRecords} from './record-collector';

export interface ExtractionSettings {
  /** The pages that are indexed. */
  readonly pages: readonly IndexedPage[];
  /** The suffix of page titles in `<head>`: a delimiter and the site's title. */
  readonly titleSuffix: string;
}

/** Creates the extractor of a page's records. The result is `null` if the page isn't indexed. */
export function createExtractor({pages, titleSuffix}: ExtractionSettings): PageExtractor<ExtractedRecords | null> {
  const pagesByUrl = new Map(pages.map((page) => [page.url, page]));
  return (built) => {
    const page = pagesByUrl.get(built.route);
    if (!page) return null;
    const title = page.title === '' ? readTitle(built.html, titleSuffix) : page.title;
    return extractPage({...page, title}, readTree(page, built));
  };
}

/**
 * Returns a page's tree. Cards of generated category indexes are removed, because they repeat the text of other pages.
 */
const readTree = ({source, title, description = ''}: IndexedPage, built: PageContent) =>
  source === undefined
    ? parseHtml(`<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></main>`)
    : built.content;

/** Returns the title in a page's head, without the site's title. */
function readTitle(html: string, suffix: string): string {
  const [element = ''] = /<title[^>]*>[^<]*<\/title>/.exec(html) ?? [];
  const title = getReadableText(parseHtml(element)).trim();
  return suffix !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
