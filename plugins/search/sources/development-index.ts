import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import type {SearchedPage} from '../build/page-contexts';
import type {SourcePlugins} from './page-html';
import {SourceIndex} from './source-index';

/** Keeps an index of the sources for the development server, from the moment at which the server is there. */
export class DevelopmentIndex {
  /** What the server serves as the root of the site. */
  readonly folder: string;
  readonly #index: SourceIndex;
  #pages: readonly SearchedPage[] = [];
  #isServed = false;

  constructor({generatedFilesDir, siteDir, siteConfig}: LoadContext, plugins: SourcePlugins) {
    this.folder = path.join(generatedFilesDir, 'search', 'sources');
    const prepare = siteConfig.markdown.preprocessor ?? (({fileContent}: {fileContent: string}) => fileContent);
    this.#index = new SourceIndex({siteDir, folder: this.folder, plugins, prepare});
  }

  /** Takes the pages as they are now. Nothing waits for it: a reader gets the index that there is. */
  update(pages: readonly SearchedPage[]): void {
    this.#pages = pages;
    if (this.#isServed) void this.#make();
  }

  /** Has every page read anew: the contract has changed. */
  forgetPages(): void {
    this.#index.forgetPages();
  }

  async serve(): Promise<void> {
    this.#isServed = true;
    const made = await this.#make();
    if (made)
      logger.info(`Search answers here, too: ${made.records} records of ${made.pages} pages, read from the sources.`);
  }

  async #make(): Promise<Awaited<ReturnType<SourceIndex['update']>> | undefined> {
    try {
      return await this.#index.update(this.#pages);
    } catch (error) {
      logger.warn(`Search does not answer here: ${String(error)}`);
      return undefined;
    }
  }
}
