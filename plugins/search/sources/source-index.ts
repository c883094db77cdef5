import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {parseHtml} from '../../shared';
import {recordsFiles} from '../build/records-files';
import type {SearchedPage} from '../build/page-contexts';
import {withoutRepeats} from '../build/without-repeats';
import {textFile} from '../client/file-names';
import {extractRecords} from '../extract/extract-records';
import type {DocSearchRecord} from '../records';
import {pageHtml, type SourcePlugins} from './page-html';

interface Options {
  /** Root of the site, for which `@site` stands in the paths of sources. */
  readonly siteDir: string;
  /** Where the files of the index go: a folder that the development server serves as the root of the site. */
  readonly folder: string;
  readonly plugins: SourcePlugins;
  /** What the site does to a source before it is read. */
  readonly prepare: (file: {filePath: string; fileContent: string}) => string;
}

/** What an index was made of. */
interface Made {
  readonly records: number;
  readonly pages: number;
}

/** The embedded index while the site is written: made from the sources, by the same extractor and in the same files as that of a build. */
export class SourceIndex {
  /** The last records of each page and what they were made of, by the path of its source. */
  readonly #known = new Map<string, {madeOf: string; records: DocSearchRecord[]}>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: Options) {}

  /**
   * Reads the pages and writes the index, after what was asked for before. A page that cannot be read, because it is being
   * written, keeps its last records: the bundler says what is wrong with it.
   */
  update(pages: readonly SearchedPage[]): Promise<Made> {
    const made = this.#queue.then(() => this.#make(pages));
    this.#queue = made.catch(() => undefined);
    return made;
  }

  /** Has every page read anew: what their plugins read has changed. */
  forgetPages(): void {
    for (const page of this.#known.values()) page.madeOf = '';
  }

  async #make(pages: readonly SearchedPage[]): Promise<Made> {
    const all: DocSearchRecord[] = [];
    for (const page of pages) {
      all.push(...(await this.#read(page)));
      // The server has readers to answer between two pages.
      await setImmediate();
    }
    const records = withoutRepeats(all);
    await this.#write(recordsFiles(records));
    return {records: records.length, pages: pages.length};
  }

  async #read(page: SearchedPage): Promise<DocSearchRecord[]> {
    const {siteDir, plugins, prepare} = this.options;
    const filePath = path.join(siteDir, page.source.replace(/^@site\//, ''));
    try {
      const text = prepare({filePath, fileContent: await readFile(filePath, 'utf8')});
      const madeOf = JSON.stringify([page, text]);
      const known = this.#known.get(filePath);
      if (known?.madeOf === madeOf) return known.records;
      const html = await pageHtml({path: filePath, text, title: page.title}, plugins);
      const records = extractRecords(parseHtml(html), page);
      this.#known.set(filePath, {madeOf, records});
      return records;
    } catch {
      return this.#known.get(filePath)?.records ?? [];
    }
  }

  /** The texts first: the headings name them. */
  async #write(files: ReturnType<typeof recordsFiles>): Promise<void> {
    const {folder} = this.options;
    const texts = path.dirname(textFile(0, ''));
    await mkdir(path.join(folder, texts), {recursive: true});
    const old = await readdir(path.join(folder, texts));
    for (const {name, text} of [...files].reverse()) await writeFile(path.join(folder, name), text);
    const current = new Set(files.map(({name}) => path.basename(name)));
    await Promise.all(
      old.filter((name) => !current.has(name)).map((name) => rm(path.join(folder, texts, name), {force: true})),
    );
  }
}
