import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {getRecordsFile, headingsFile, serializeRecords} from '@developer-docs/search-engine';
import {cacheUntilChanged} from '@developer-docs/utils/node';
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

/** The index files by path, as in a build. */
type IndexFiles = Readonly<Record<string, string>>;

/**
 * Returns a function that creates the embedded index for `npm start`, and creates it again after a page has changed.
 * It's created from the sources of the pages, because the development server doesn't render pages.
 */
export function createDevelopmentIndex(
  siteDir: string,
  {pages, language, phrases, synonyms}: SearchIndexInput,
): () => IndexFiles {
  const pagesByFile = new Map(
    pages
      .filter(({source = ''}) => /\.mdx?$/.test(source))
      .map((page) => [path.join(siteDir, String(page.source).replace(/^@site\//, '')), page]),
  );
  return cacheUntilChanged(
    () => [...pagesByFile.keys()],
    () => {
      const collector = new RecordCollector();
      for (const [file, page] of pagesByFile) if (existsSync(file)) collector.addPage(page, readContent(file));
      return serializeRecords(collector.getRecords(phrases), {language, synonyms});
    },
  );
}

/**
 * Returns the bundler configuration that serves the index files. Docusaurus's server doesn't handle requests that
 * accept only JSON. An existing `onListening` is called, too.
 */
export function createServerConfig(
  config: object,
  baseUrl: string,
  getFiles: () => IndexFiles,
): ReturnType<ConfigureWebpack> {
  const {onListening} = (config as {devServer?: {onListening?: OnListening}}).devServer ?? {};
  const devServer: {onListening: OnListening} = {
    onListening: (server) => {
      onListening?.(server);
      server.app.use((request, response, next) => {
        const [url = ''] = (request.url ?? '').split('?');
        const file = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : '';
        const body = isIndexFile(file) ? getFiles()[file] : undefined;
        if (body === undefined) next();
        else response.setHeader('Content-Type', 'application/json; charset=utf-8').end(body);
      });
    },
  };
  return {devServer} as ReturnType<ConfigureWebpack>;
}

/** Returns a page's content, in the element that the extraction looks for. */
function readContent(file: string): Root {
  const children = parseSource(readFileSync(file, 'utf8')).children as ElementContent[];
  return {type: 'root', children: [{type: 'element', tagName: 'main', properties: {}, children}]};
}

const recordsFolder = path.posix.dirname(getRecordsFile('', 0));

const isIndexFile = (file: string): boolean => file === headingsFile || path.posix.dirname(file) === recordsFolder;
