import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  getRecordsFile,
  headingsFile,
  serializeRecords,
  type DocSearchRecord,
  type IndexFiles,
} from '@developer-docs/search-engine';
import type {Plugin} from '@docusaurus/types';
import type {ElementContent, Root} from 'hast';
import {extractPage, RecordCollector} from '../records/record-collector';
import type {SearchIndexInput} from '../search-index';
import {parseSource} from './source-page';

/** The parts of the development server's Express app that this module uses. */
interface ServerApp {
  readonly get: (path: string, handler: (request: unknown, response: JsonResponse, next: () => void) => void) => void;
}

interface JsonResponse {
  readonly type: (contentType: string) => JsonResponse;
  readonly send: (body: string) => void;
}

type OnListening = (server: {readonly app: ServerApp}) => void;

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/**
 * The embedded index for `npm start`. It's built from the sources of the pages when a search starts, because the
 * development server doesn't render pages.
 */
export class DevelopmentIndex {
  private input: SearchIndexInput = {pages: [], synonyms: [], phrases: {}};
  private files: {readonly version: string; readonly files: IndexFiles} | undefined;
  /** The content of pages by file. After an edit, only the changed file is parsed. */
  private readonly contents = new Map<string, {readonly modified: number; readonly tree: Root}>();

  constructor(private readonly siteDir: string) {}

  /** Sets the pages to index, with synonyms and phrases. */
  setInput(input: SearchIndexInput): void {
    this.input = input;
    this.files = undefined;
  }

  /** Returns the bundler configuration that serves the index. An existing `onListening` is called, too. */
  configureServer(config: object, baseUrl: string): ReturnType<ConfigureWebpack> {
    const {onListening} = (config as {devServer?: {onListening?: OnListening}}).devServer ?? {};
    const devServer: {onListening: OnListening} = {
      onListening: (server) => {
        onListening?.(server);
        this.serve(server.app, baseUrl);
      },
    };
    return {devServer} as ReturnType<ConfigureWebpack>;
  }

  /** Serves the index files. Docusaurus's server doesn't handle requests that accept only JSON. */
  private serve(app: ServerApp, baseUrl: string): void {
    app.get(baseUrl + headingsFile, (_request, response) => {
      response.type('json').send(this.getFiles().headings);
    });
    app.get(`${baseUrl}${path.posix.dirname(getRecordsFile('', 0))}/:name`, (request, response, next) => {
      const {build, parts} = this.getFiles();
      const {name} = (request as {params: {name: string}}).params;
      const part = parts.find((_, index) => name === path.posix.basename(getRecordsFile(build, index)));
      if (part === undefined) next();
      else response.type('json').send(part);
    });
  }

  /** Returns the index files, and rebuilds them if a page has changed. */
  getFiles(): IndexFiles {
    const {pages, synonyms, phrases} = this.input;
    const sources = pages.flatMap((page) => {
      const file = page.source === undefined ? undefined : path.join(this.siteDir, page.source.replace(/^@site\//, ''));
      return file !== undefined && /\.mdx?$/.test(file) ? [{page, file}] : [];
    });
    const times = sources.map(({file}) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0);
    const version = times.join();
    if (this.files?.version !== version) {
      const collector = new RecordCollector();
      sources.forEach(({page, file}, index) => {
        const tree = this.readContent(file, times[index] ?? 0);
        if (tree) collector.addPage(page, extractPage(page, tree));
      });
      const records: DocSearchRecord[] = collector.getRecords(phrases);
      this.files = {version, files: serializeRecords(records, synonyms)};
    }
    return this.files.files;
  }

  /** Returns the content of a page, in the element that the extraction looks for; `undefined` if the file is gone. */
  private readContent(file: string, modified: number): Root | undefined {
    const known = this.contents.get(file);
    if (known?.modified === modified) return known.tree;
    let children: ElementContent[];
    try {
      children = parseSource(readFileSync(file, 'utf8')).children as ElementContent[];
    } catch {
      return undefined;
    }
    const tree: Root = {type: 'root', children: [{type: 'element', tagName: 'main', properties: {}, children}]};
    this.contents.set(file, {modified, tree});
    return tree;
  }
}
