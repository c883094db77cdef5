import {gzipSync} from 'node:zlib';
import {serializeRecords, type IndexedVersion} from '@developer-docs/search-engine';
import {escapeHtml} from '@developer-docs/utils';
import {getReadableText, parseHtml, type PageContent, type PostBuildTask} from '@developer-docs/utils/node';
import {checkPhrases} from './records/phrases';
import {RecordCollector} from './records/record-collector';
import type {IndexedPage} from './site/indexed-pages';
import type {SearchTerms} from './site/search-terms';

/** What to index: the pages, and the search terms that writers maintain. */
export interface SearchIndexInput extends SearchTerms {
  readonly pages: readonly IndexedPage[];
  /** The versions of the docs. Default: none. */
  readonly versions?: readonly IndexedVersion[];
  /** Path of the file with the phrases, relative to the site's folder, for messages. */
  readonly phrasesFile?: string;
  /** The suffix of page titles in `<head>`: a delimiter and the site's title. */
  readonly titleSuffix?: string;
}

/** Creates the task that writes the embedded index. */
export function createPostBuildTask(input: SearchIndexInput): PostBuildTask {
  const {pages, versions, synonyms, phrases, phrasesFile = '', titleSuffix = ''} = input;
  const pagesByUrl = new Map(pages.map((page) => [page.url, page]));
  const collector = new RecordCollector();
  let pageCount = 0;
  return {
    name: 'search index',
    readPage(built) {
      const page = pagesByUrl.get(built.route);
      if (!page) return;
      pageCount += 1;
      const title = page.title === '' ? readTitle(built.html, titleSuffix) : page.title;
      collector.addPage({...page, title}, readTree(page, built));
    },
    async afterReading(site) {
      const records = collector.getRecords(phrases);
      checkPhrases(phrasesFile, phrases, records, pages);
      const files = serializeRecords(records, synonyms, versions);
      await Promise.all(Object.entries(files).map(([file, text]) => site.writeFile(file, text)));
      const [headings = '', ...parts] = Object.values(files);
      const sizes = [headings, parts.join('')].map(formatGzipKilobytes);
      return `${records.length} records of ${pageCount} pages (${sizes.join(' + ')} KB gzipped)`;
    },
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

const formatGzipKilobytes = (text: string) => (gzipSync(text).length / 1000).toFixed(1);
