import {gzipSync} from 'node:zlib';
import {escapeHtml} from '@developer-docs/internal';
import {
  digestInputs,
  getReadableText,
  parseHtml,
  type PageContent,
  type PageExtraction,
  type PostBuildTask,
} from '@developer-docs/internal/node';
import {getRecordsFile, headingsFile, serializeRecords} from '@developer-docs/search-engine';
import {checkPhrases} from './records/phrases';
import {extractPage, RecordCollector, type ExtractedPage} from './records/record-collector';
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
  const inputs = digestInputs(titleSuffix);
  let pageCount = 0;
  /** `null` if the page isn't indexed. */
  const extraction: PageExtraction<(ExtractedPage & {readonly title: string}) | null> = {
    getInputs: ({route}) => inputs + JSON.stringify(pagesByUrl.get(route)),
    extract(built) {
      const page = pagesByUrl.get(built.route);
      if (!page) return null;
      const title = page.title === '' ? readTitle(built.html, titleSuffix) : page.title;
      return {title, ...extractPage({...page, title}, readTree(page, built))};
    },
    collect({route}, result) {
      const page = pagesByUrl.get(route);
      if (!page || !result) return;
      pageCount++;
      collector.addPage({...page, title: result.title}, result);
    },
  };
  return {
    name: 'search index',
    extraction,
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

/** Returns the tree of a page. That of a generated category index has no cards, which repeat the text of other pages. */
const readTree = ({source, title, description = ''}: IndexedPage, built: PageContent) =>
  source === undefined
    ? parseHtml(`<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></main>`)
    : built.content;

/** Returns the title in the head of a page, without the title of the site. */
function readTitle(html: string, suffix: string): string {
  const [element = ''] = /<title[^>]*>[^<]*<\/title>/.exec(html) ?? [];
  const title = getReadableText(parseHtml(element)).trim();
  return suffix !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

const formatGzipKilobytes = (text: string) => (gzipSync(text).length / 1000).toFixed(1);
