import path from 'node:path';
import {serializeRecords, type IndexFiles} from '@developer-docs/search-engine';
import type {Root} from 'hast';
import {escapeHtml} from '@developer-docs/internal';
import {parseHtml} from '@developer-docs/internal/node';
import type {SearchIndexInput} from '../build/search-index';
import {headingsFile, getRecordsFile} from '../constants';
import {RecordCollector} from '../records/record-collector';
import type {IndexedPage} from '../records/indexed-pages';
import type {CompiledPages} from './compiled-pages';

/** The method of the development server's Express app that this module uses. */
export interface DevelopmentServerApp {
  readonly get: (path: string, handler: (request: unknown, response: JsonResponse, next: () => void) => void) => void;
}

interface JsonResponse {
  readonly type: (contentType: string) => JsonResponse;
  readonly send: (body: string) => void;
}

/** The embedded index for `npm start`, which is built from the compiled pages on request. */
export class DevelopmentIndex {
  #input: SearchIndexInput = {pages: [], synonyms: [], phrases: {}};
  #files: {readonly version: number; readonly files: IndexFiles} | undefined;

  constructor(
    private readonly siteDir: string,
    private readonly compiledPages: CompiledPages,
  ) {}

  /** Sets the pages to index, with synonyms and phrases. */
  setInput(input: SearchIndexInput): void {
    this.#input = input;
    this.#files = undefined;
  }

  /** Serves the index files. Docusaurus's server doesn't handle requests that accept only JSON. */
  serve(app: DevelopmentServerApp, baseUrl: string): void {
    app.get(baseUrl + headingsFile, (_request, response) => {
      response.type('json').send(this.getFiles().headings);
    });
    app.get(`${baseUrl}${path.posix.dirname(getRecordsFile(''))}/:name`, (request, response, next) => {
      const {build, records} = this.getFiles();
      const {name} = (request as {params: {name: string}}).params;
      if (name === path.posix.basename(getRecordsFile(build))) response.type('json').send(records);
      else next();
    });
  }

  /** Returns the index files and rebuilds them if a page has changed. */
  getFiles(): IndexFiles {
    const {version} = this.compiledPages;
    if (this.#files?.version !== version) {
      const {pages, synonyms, phrases} = this.#input;
      const collector = new RecordCollector();
      for (const page of pages) {
        const tree = this.#parse(page);
        if (tree) collector.addPage(page, tree);
      }
      this.#files = {version, files: serializeRecords(collector.getRecords(phrases), synonyms)};
    }
    return this.#files.files;
  }

  /** Parses a compiled page. Returns `undefined` if the page hasn't been compiled yet. */
  #parse({source, title}: IndexedPage): Root | undefined {
    const html = this.compiledPages.get(path.join(this.siteDir, source.replace(/^@site\//, '')));
    return html === undefined ? undefined : parseHtml(addPageMarkup(html, title));
  }
}

/**
 * Adds the theme's markup that the extraction relies on: the content element, and the title unless the page contains
 * it.
 */
function addPageMarkup(html: string, title: string): string {
  const hasTitle = /<h1[ >]/.test(html);
  const heading = hasTitle ? '' : `<h1>${escapeHtml(title)}</h1>`;
  return `<div class="theme-doc-markdown">${heading}${html}</div>`;
}
