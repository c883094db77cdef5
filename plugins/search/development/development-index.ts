import path from 'node:path';
import {serializeRecords, type DocSearchRecord, type IndexFiles, type SynonymRule} from '@developer-docs/search-engine';
import {escapeHtml, parseHtml} from '../../shared';
import {headingsFile, textsFile} from '../index-file-names';
import {deduplicateRecords} from '../records/deduplicate-records';
import {extractRecords} from '../records/extract-records';
import {addLinkTexts, extractLinkTexts, type LinkText} from '../records/link-texts';
import {addPhrases, type Phrases} from '../records/phrases';
import type {SearchedPage} from '../records/searched-pages';
import type {CompiledPages} from './compiled-pages';

/** The part of the development server's Express app that is used here. */
export interface DevelopmentServerApp {
  readonly get: (path: string, handler: (request: unknown, response: JsonResponse, next: () => void) => void) => void;
}

interface JsonResponse {
  readonly type: (contentType: string) => JsonResponse;
  readonly send: (body: string) => void;
}

/** What was extracted from the HTML of a page. */
interface ExtractedPage {
  readonly html: string;
  readonly records: readonly DocSearchRecord[];
  readonly linkTexts: readonly LinkText[];
}

/** The embedded index under `npm start`: built from the compiled pages when it is requested. */
export class DevelopmentIndex {
  #pages: readonly SearchedPage[] = [];
  /** By the path of the source file. */
  readonly #extractedPages = new Map<string, ExtractedPage>();
  #files: {readonly version: number; readonly files: IndexFiles} | undefined;

  constructor(
    private readonly siteDir: string,
    private readonly compiledPages: CompiledPages,
    private readonly synonyms: readonly SynonymRule[] = [],
    private readonly phrases: Phrases = {},
  ) {}

  /** Sets the pages to index. */
  setPages(pages: readonly SearchedPage[]): void {
    this.#pages = pages;
    this.#extractedPages.clear();
    this.#files = undefined;
  }

  /** Serves the files of the index. Docusaurus' server leaves requests alone that accept JSON only. */
  serve(app: DevelopmentServerApp, baseUrl: string): void {
    app.get(baseUrl + headingsFile, (_request, response) => {
      response.type('json').send(this.files().headings);
    });
    app.get(`${baseUrl}${path.posix.dirname(textsFile(''))}/:name`, (request, response, next) => {
      const {build, texts} = this.files();
      const {name} = (request as {params: {name: string}}).params;
      if (name === path.posix.basename(textsFile(build))) response.type('json').send(texts);
      else next();
    });
  }

  /** The files of the index, up to date with the compiled pages. */
  files(): IndexFiles {
    const {version} = this.compiledPages;
    if (this.#files?.version !== version) {
      const pages = this.#pages.flatMap((page) => this.#extract(page) ?? []);
      const records = addLinkTexts(
        deduplicateRecords(pages.flatMap((page) => page.records)),
        pages.flatMap((page) => page.linkTexts),
      );
      this.#files = {version, files: serializeRecords(addPhrases(this.phrases, records, this.#pages), this.synonyms)};
    }
    return this.#files.files;
  }

  #extract(page: SearchedPage): ExtractedPage | undefined {
    const sourcePath = path.join(this.siteDir, page.source.replace(/^@site\//, ''));
    const html = this.compiledPages.get(sourcePath);
    if (html === undefined) return undefined;
    const known = this.#extractedPages.get(sourcePath);
    if (known?.html === html) return known;
    const tree = parseHtml(withPageMarkup(html, page.title));
    const extracted = {html, records: extractRecords(tree, page), linkTexts: extractLinkTexts(tree, page.url)};
    this.#extractedPages.set(sourcePath, extracted);
    return extracted;
  }
}

/** Adds the markup of the theme that the extraction relies on: the content element, and the title unless the page has one. */
function withPageMarkup(html: string, title: string): string {
  const hasTitle = /<h1[ >]/.test(html);
  const heading = hasTitle ? '' : `<h1>${escapeHtml(title)}</h1>`;
  return `<div class="theme-doc-markdown">${heading}${html}</div>`;
}
