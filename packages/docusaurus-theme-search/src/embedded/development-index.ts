import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {getRecordsFile, headingsFile, serializeRecords} from '@developer-docs/search-engine';
import {readFileVersion} from '@developer-docs/utils/node';
import type {Plugin} from '@docusaurus/types';
import type {ElementContent, Root} from 'hast';
import type {SearchIndexInput} from '../post-build';
import {RecordCollector} from '../records/record-collector';
import {parseSource} from './source-page';

/** The part of the development server's app that Express and Connect, which Docusaurus 4 uses, have. */
interface ServerApp {
  readonly use: (handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => void;
}

type OnListening = (server: {readonly app: ServerApp}) => void;

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/**
 * The embedded index for `npm start`. It's built from the sources of the pages when a search starts, because the
 * development server doesn't render pages.
 */
export class DevelopmentIndex {
  /** The index files, and what they were built from. */
  private built?: {
    readonly input: SearchIndexInput;
    readonly version: string;
    readonly files: Readonly<Record<string, string>>;
  };

  /** @param getInput - Returns what to index, which changes while the server runs. */
  constructor(
    private readonly siteDir: string,
    private readonly getInput: () => SearchIndexInput,
  ) {}

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
    app.use((request, response, next) => {
      const [url = ''] = (request.url ?? '').split('?');
      const file = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : '';
      const body = isIndexFile(file) ? this.getFiles()[file] : undefined;
      if (body === undefined) next();
      else response.setHeader('Content-Type', 'application/json; charset=utf-8').end(body);
    });
  }

  /** Returns the index files by path, as in a build. Rebuilds them if a page has changed. */
  getFiles(): Readonly<Record<string, string>> {
    const input = this.getInput();
    const sources = input.pages.flatMap((page) => {
      const file = page.source === undefined ? undefined : path.join(this.siteDir, page.source.replace(/^@site\//, ''));
      return file !== undefined && /\.mdx?$/.test(file) ? [{page, file}] : [];
    });
    const version = readFileVersion(sources.map(({file}) => file));
    if (this.built?.input !== input || this.built.version !== version) {
      const collector = new RecordCollector();
      for (const {page, file} of sources) {
        if (existsSync(file)) collector.addPage(page, readContent(file));
      }
      const files = serializeRecords(collector.getRecords(input.phrases), input.synonyms);
      this.built = {input, version, files};
    }
    return this.built.files;
  }
}

/** Returns a page's content, in the element that the extraction looks for. */
function readContent(file: string): Root {
  const children = parseSource(readFileSync(file, 'utf8')).children as ElementContent[];
  return {type: 'root', children: [{type: 'element', tagName: 'main', properties: {}, children}]};
}

const recordsFolder = path.posix.dirname(getRecordsFile('', 0));

const isIndexFile = (file: string): boolean => file === headingsFile || path.posix.dirname(file) === recordsFolder;
