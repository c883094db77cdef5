import {mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'hast';
import {parseMainContent} from './html-tree';
import {mapWithConcurrency} from './map-with-concurrency';

/** An HTML page in the build. */
export interface BuiltPage {
  /** Path of the file relative to the build folder, with forward slashes: `docs/intro.html`. */
  readonly file: string;
  /** URL path of the page, including the base URL: `/docs/intro`. */
  readonly route: string;
}

interface BuiltSiteInput {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly url: string;
  readonly generatedFilesDir: string;
}

/** The finished build, which the post-build steps operate on. */
export class BuiltSite {
  /** Absolute path of the build folder. */
  readonly outDir: string;
  /** Path of the site on its host, with a leading and a trailing slash. */
  readonly baseUrl: string;
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  /**
   * Absolute path of Docusaurus's folder of generated files, where each plugin writes to `<plugin name>/<plugin ID>/`.
   */
  readonly generatedFilesDir: string;

  constructor({outDir, baseUrl, url, generatedFilesDir}: BuiltSiteInput) {
    this.outDir = outDir;
    this.baseUrl = baseUrl;
    this.url = url;
    this.generatedFilesDir = generatedFilesDir;
  }

  /** Lists the paths of all files relative to the build folder, with forward slashes, in alphabetical order. */
  async listFiles(): Promise<string[]> {
    const entries = await readdir(this.outDir, {recursive: true, withFileTypes: true});
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  }

  /**
   * Lists all pages, including the 404 page, in alphabetical order of their files. HTML fragments in `assets/` aren't
   * pages.
   */
  async listPages(): Promise<BuiltPage[]> {
    const files = (await this.listFiles()).filter((file) => file.endsWith('.html') && !file.startsWith('assets/'));
    return files.map((file) => ({file, route: this.baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, '')}));
  }

  /** Lists all pages except the 404 page. */
  async listContentPages(): Promise<BuiltPage[]> {
    return (await this.listPages()).filter(({file}) => file !== '404.html');
  }

  /** Prepends the base URL to a root-relative path on the site, such as `/docs/intro`. */
  withBaseUrl(sitePath: string): string {
    return this.baseUrl + sitePath.slice(1);
  }

  /** Reads a UTF-8 text file in the build. */
  readText(file: string): Promise<string> {
    return readFile(path.join(this.outDir, file), 'utf8');
  }

  /**
   * Reads and parses all pages except the 404 page, in alphabetical order of their files.
   *
   * @param visit - Receives the main content of a page. It should retain as little of the tree as possible, because a
   *   build can have thousands of pages.
   */
  async visitPages(visit: (page: BuiltPage, content: Root) => void): Promise<void> {
    for (const page of await this.listContentPages()) {
      visit(page, parseMainContent(await this.readText(page.file)));
    }
  }

  /** Rewrites pages, a few at a time. */
  async rewritePages(pages: readonly BuiltPage[], transform: (html: string, page: BuiltPage) => string): Promise<void> {
    await mapWithConcurrency(pages, async (page) => {
      await this.writeFile(page.file, transform(await this.readText(page.file), page));
    });
  }

  /** Writes a file to the build and creates its parent folders. */
  async writeFile(file: string, content: string | Uint8Array): Promise<void> {
    const absolutePath = path.join(this.outDir, file);
    await mkdir(path.dirname(absolutePath), {recursive: true});
    await writeFile(absolutePath, content);
  }
}

/** A step of the post-build pipeline, which reads or rewrites the finished build. */
export interface PostBuildStep {
  /** The name that the terminal shows, such as `font preload`. */
  readonly name: string;
  /**
   * Runs the step.
   *
   * @returns A summary of the result for the terminal.
   * @throws Error that describes the problem and how to fix it. It fails the build.
   */
  readonly run: (site: BuiltSite) => Promise<string>;
}
