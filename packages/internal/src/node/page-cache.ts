import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltPage, BuiltSite, PageContent} from './built-site';

/** Extracts something from pages. */
export interface PageExtractor<Result = unknown> {
  /** Returns a digest of everything else that the result depends on, made with {@link digestInputs}. */
  getInputs(page: BuiltPage): string;
  /** Returns JSON data, without `undefined`. Must not modify the tree of the page, which plugins share. */
  extract(page: PageContent): Result;
}

/** What the plugins extracted from a page. */
export interface ExtractedPage {
  /** By the names of tasks. */
  readonly results: Readonly<Record<string, unknown>>;
  /** Whether all results are from an earlier build. */
  readonly isCached: boolean;
}

/** The results of a page by the names of tasks. */
type Entry = Readonly<Record<string, {readonly key: string; readonly result: unknown}>>;

const digest = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64url');

const getFileName = ({route}: BuiltPage): string => `${digest(route)}.json`;

/** Creates a digest of the code of the calling package, which contains its own copy of this module, and of options. */
export const digestInputs = (...inputs: readonly unknown[]): string =>
  digest(readFileSync(__filename, 'utf8'), JSON.stringify(inputs));

/**
 * The results of earlier builds, in a file for each page below Docusaurus's folder of generated files, which
 * `docusaurus clear` deletes. A result is only used if the page, the inputs, and the installed packages are the same.
 * Files that are incomplete or have been changed are ignored.
 */
export class PageCache {
  private readonly folder: string;
  /** Digest of the versions of the installed packages. The file has a megabyte, so it's only read once. */
  private readonly packages: string;
  private hasFolder: Promise<unknown> | undefined;

  constructor({generatedFilesDir, baseUrl}: Pick<BuiltSite, 'baseUrl' | 'generatedFilesDir'>) {
    this.folder = path.join(generatedFilesDir, 'page-cache', encodeURIComponent(baseUrl));
    this.packages = digest(readLockfile(generatedFilesDir));
  }

  /** Extracts a page, except for what is known from an earlier build. */
  async extract(page: PageContent, extractors: ReadonlyMap<string, PageExtractor>): Promise<ExtractedPage> {
    const file = path.join(this.folder, getFileName(page));
    const content = digest(this.packages, page.route, page.file, removeAssetHashes(page.html));
    const cached = await readEntry(file);
    let isCached = true;
    const getResult = (task: string, extractor: PageExtractor) => {
      const key = digest(content, extractor.getInputs(page));
      const hit = cached[task];
      if (hit?.key === key) return hit;
      isCached = false;
      return {key, result: extractor.extract(page)};
    };
    const entry: Entry = Object.fromEntries(
      [...extractors].map(([task, extractor]) => [task, getResult(task, extractor)]),
    );
    if (!isCached) await this.writeEntry(file, entry);
    const results = Object.fromEntries(Object.entries(entry).map(([task, {result}]) => [task, result]));
    return {results, isCached};
  }

  /** Deletes the results of pages that don't exist anymore. */
  async deleteUnused(pages: readonly BuiltPage[]): Promise<void> {
    if (!existsSync(this.folder)) return;
    const usedFiles = new Set(pages.map(getFileName));
    for (const name of await readdir(this.folder)) {
      if (!usedFiles.has(name)) await rm(path.join(this.folder, name), {recursive: true});
    }
  }

  private async writeEntry(file: string, entry: Entry): Promise<void> {
    const text = JSON.stringify(entry);
    this.hasFolder ??= mkdir(this.folder, {recursive: true});
    await this.hasFolder;
    await writeFile(`${file}.incomplete`, `${digest(text)}\n${text}`);
    await rename(`${file}.incomplete`, file);
  }
}

/** Reads the results of a page. Their digest is on the first line. */
async function readEntry(file: string): Promise<Entry> {
  const content = existsSync(file) ? await readFile(file, 'utf8') : '';
  const end = content.indexOf('\n');
  const text = content.slice(end + 1);
  if (end === -1 || content.slice(0, end) !== digest(text)) return {};
  return JSON.parse(text) as Entry;
}

/** Removes the hashes from the URLs of scripts and styles in the head, which change on all pages when one is edited. */
function removeAssetHashes(html: string): string {
  const headEnd = html.search(/<body\b|<div\b/);
  const head = html.slice(0, headEnd).replaceAll(/(\/assets\/(?:css|js)\/[^\s"'>]+?)\.[\da-f]{8,}\.(?=css|js)/g, '$1.');
  return head + html.slice(headEnd);
}

const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'];

/** Reads the closest file with the versions of the installed packages; empty if there is none. */
function readLockfile(folder: string): string {
  const file = lockfiles.map((name) => path.join(folder, name)).find((candidate) => existsSync(candidate));
  if (file !== undefined) return readFileSync(file, 'utf8');
  const parent = path.dirname(folder);
  return parent === folder ? '' : readLockfile(parent);
}
