import {gzipSync} from 'node:zlib';
import {escapeHtml} from '@developer-docs/internal';
import {getReadableText, parseHtml, type PostBuildTask} from '@developer-docs/internal/node';
import {serializeRecords} from '@developer-docs/search-engine';
import {getRecordsFile, headingsFile} from './client/constants';
import {checkPhrases} from './records/phrases';
import {RecordCollector} from './records/record-collector';
import type {IndexedPage} from './site/indexed-pages';
import type {SearchTerms} from './site/search-terms';

/** What to index: the pages, and the search terms that writers maintain. */
export interface SearchIndexInput extends SearchTerms {
  readonly pages: readonly IndexedPage[];
  /** Path of the file with the phrases, relative to the site's folder, for messages. */
  readonly phrasesFile?: string | undefined;
  /** The end of the titles in the heads of pages: a delimiter and the title of the site. */
  readonly titleSuffix?: string;
}

/** Creates the post-build task that writes the embedded index. */
export function createIndexTask(input: SearchIndexInput): PostBuildTask {
  const {pages, synonyms, phrases, phrasesFile = '', titleSuffix = ''} = input;
  const pagesByUrl = new Map(pages.map((page) => [page.url, page]));
  const collector = new RecordCollector();
  let pageCount = 0;
  return {
    name: 'search index',
    readPage({route, content, html}) {
      const page = pagesByUrl.get(route);
      if (!page) return;
      pageCount++;
      if (page.source === undefined) collector.addPage(page, createCategoryTree(page));
      else collector.addPage(page.title === '' ? {...page, title: readTitle(html, titleSuffix)} : page, content);
    },
    async afterReading(site) {
      const records = collector.getRecords(phrases);
      checkPhrases(phrasesFile, phrases, records, pages);
      const files = serializeRecords(records, synonyms);
      await Promise.all([
        site.writeFile(headingsFile, files.headings),
        ...files.parts.map((part, index) => site.writeFile(getRecordsFile(files.build, index), part)),
      ]);
      const sizes = [files.headings, files.parts.join('')].map(formatGzipKilobytes);
      return `${records.length} records of ${pageCount} pages (${sizes.join(' + ')} KB gzipped)`;
    },
  };
}

/** Creates the tree of a generated category index without its cards, which repeat the text of other pages. */
const createCategoryTree = ({title, description = ''}: IndexedPage) =>
  parseHtml(`<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></main>`);

/** Returns the title in the head of a page, without the title of the site. */
function readTitle(html: string, suffix: string): string {
  const [element = ''] = /<title[^>]*>[^<]*<\/title>/.exec(html) ?? [];
  const title = getReadableText(parseHtml(element)).trim();
  return suffix !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

const formatGzipKilobytes = (text: string) => (gzipSync(text).length / 1000).toFixed(1);
