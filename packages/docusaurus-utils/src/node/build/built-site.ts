import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {decodeUriPart} from '@developer-docs/utils';
import {listFiles} from '@developer-docs/utils/node';
import type {Root} from 'hast';
import pMap from 'p-map';
import {parseMainContent} from '../html/html-tree.js';

/** An HTML page in the build. */
export interface BuiltPage {
  /** Path of the file relative to the build folder, with forward slashes: `docs/intro.html`. */
  readonly file: string;
  /** URL path of the page, including the base URL, as Docusaurus links to it: `/docs/intro`, or `/docs/intro/`. */
  readonly route: string;
}

/** A page with its content. */
export interface PageContent extends BuiltPage {
  /** The complete HTML. */
  readonly html: string;
  /** The `<main>` element, or the whole page if it has none. */
  readonly content: Root;
}

/** The properties of Docusaurus's `postBuild` hook that describe a build. */
export interface BuiltSiteInput {
  readonly outDir: string;
  readonly baseUrl: string;
  /** URL paths of all pages. */
  readonly routesPaths: readonly string[];
  readonly siteConfig: {readonly url: string};
}

/**
 * How many files are read or written at a time. Node.js runs file system calls on four threads by default
 * (`UV_THREADPOOL_SIZE`), so the content of more files would only wait in memory.
 */
export const fileConcurrency = 4;

/** The page that hosts return for unknown URLs. */
const notFoundFile = '404.html';

/** The finished build of one locale. */
export class BuiltSite {
  /** Absolute path of the build folder. */
  readonly outDir: string;
  /** Path of the site on its host, with a leading and a trailing slash. */
  readonly baseUrl: string;
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  private readonly routesPaths: readonly string[];

  constructor({outDir, baseUrl, siteConfig, routesPaths}: BuiltSiteInput) {
    this.outDir = outDir;
    this.baseUrl = baseUrl;
    this.url = siteConfig.url;
    this.routesPaths = routesPaths;
  }

  /** Lists the paths of all files relative to the build folder, with forward slashes, in alphabetical order. */
  listFiles(): string[] {
    return listFiles(this.outDir).map((file) => path.relative(this.outDir, file).replaceAll(path.sep, '/'));
  }

  /** Lists the pages that Docusaurus rendered, except the 404 page, in alphabetical order of their URLs. */
  listPages(): BuiltPage[] {
    return this.listRenderedPages().filter(({file}) => file !== notFoundFile);
  }

  /** Lists the pages that Docusaurus rendered, including the 404 page, in alphabetical order of their URLs. */
  listRenderedPages(): BuiltPage[] {
    const pages = new Map<string, BuiltPage>();
    for (const route of [...this.routesPaths].sort()) {
      const file = this.findFile(route);
      // Routes of two plugins can be equal, except for the trailing slash.
      if (file !== undefined && !pages.has(file)) pages.set(file, {file, route});
    }
    return [...pages.values()];
  }

  /** Prepends the base URL to a root-relative path on the site, such as `/docs/intro`. */
  withBaseUrl(sitePath: string): string {
    return this.baseUrl + sitePath.slice(1);
  }

  /** Reads a UTF-8 text file in the build. */
  readText(file: string): Promise<string> {
    return readFile(path.join(this.outDir, file), 'utf8');
  }

  /** Reads a page. */
  async readPage(page: BuiltPage): Promise<PageContent> {
    const html = await this.readText(page.file);
    return {...page, html, content: parseMainContent(html)};
  }

  /** Rewrites pages, a few at a time. After an error, no other page is rewritten. */
  async rewritePages<Page extends Pick<BuiltPage, 'file'>>(
    pages: readonly Page[],
    transform: (html: string, page: Page) => string,
  ): Promise<void> {
    const rewrite = async (page: Page) => {
      const html = await this.readText(page.file);
      const changed = transform(html, page);
      if (changed !== html) await this.writeFile(page.file, changed);
    };
    await pMap(pages, rewrite, {concurrency: fileConcurrency});
  }

  /** Writes a file to the build and creates its parent folders. */
  async writeFile(file: string, content: string | Uint8Array): Promise<void> {
    const absolutePath = path.join(this.outDir, file);
    await mkdir(path.dirname(absolutePath), {recursive: true});
    await writeFile(absolutePath, content);
  }

  /** Returns a page's file. Its name depends on the site's `trailingSlash`. */
  private findFile(route: string): string | undefined {
    const name = route.slice(this.baseUrl.length).replace(/\/$/, '');
    const candidates = [name, decodeUriPart(name)].flatMap((text) =>
      text.endsWith('.html') ? [text] : [`${text}.html`, path.posix.join(text, 'index.html')],
    );
    return candidates.find((file) => existsSync(path.join(this.outDir, file)));
  }
}
