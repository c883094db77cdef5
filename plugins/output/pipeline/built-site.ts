import {mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inLanes} from './in-lanes';

/** A page of the build. */
export interface BuiltPage {
  /** Absolute path of its file. */
  readonly file: string;
  /** Path of its file below the build folder, with slashes: `docs/intro.html`. */
  readonly name: string;
  /** Its address on the host, base URL included: `/docs/intro`. */
  readonly route: string;
}

interface BuiltSiteInput {
  readonly outDir: string;
  readonly routes: readonly string[];
  readonly baseUrl: string;
  readonly url: string;
  readonly generatedFilesDir: string;
}

/** The finished build, as the steps see it. */
export class BuiltSite {
  /** Absolute path of the build folder. */
  readonly outDir: string;
  /** Every route, base URL included. */
  readonly routes: readonly string[];
  /** Path of the site on its host, with a slash at both ends. */
  readonly baseUrl: string;
  /** Origin of the site. */
  readonly url: string;
  /** Absolute path of the folder into which plugins write their data; each has `<plugin>/<id>/` in it. */
  readonly generatedFilesDir: string;

  constructor({outDir, routes, baseUrl, url, generatedFilesDir}: BuiltSiteInput) {
    this.outDir = outDir;
    this.routes = routes;
    this.baseUrl = baseUrl;
    this.url = url;
    this.generatedFilesDir = generatedFilesDir;
  }

  /** The names of all files below the build folder, with slashes, in alphabetical order. */
  async files(): Promise<string[]> {
    const entries = await readdir(this.outDir, {recursive: true, withFileTypes: true});
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  }

  /** The pages, in alphabetical order of their files; fragments under `assets/` are no pages. */
  async pages(): Promise<BuiltPage[]> {
    const names = (await this.files()).filter((name) => name.endsWith('.html') && !name.startsWith('assets/'));
    return names.map((name) => ({
      file: path.join(this.outDir, name),
      name,
      route: this.baseUrl + name.replace(/(?:^|\/)index\.html$|\.html$/, ''),
    }));
  }

  /** The pages without the one that stands for addresses that are not there. */
  async contentPages(): Promise<BuiltPage[]> {
    return (await this.pages()).filter(({name}) => name !== '404.html');
  }

  /** An address of the site without its base URL, such as `/docs/intro`, as an address on the host. */
  below(address: string): string {
    return this.baseUrl + address.slice(1);
  }

  /** Reads a text file of the build. */
  read(name: string): Promise<string> {
    return readFile(path.join(this.outDir, name), 'utf8');
  }

  /** Changes pages, a few at a time. */
  async rewrite(pages: readonly BuiltPage[], change: (html: string, page: BuiltPage) => string): Promise<void> {
    await inLanes(pages, async (page) => {
      await writeFile(page.file, change(await readFile(page.file, 'utf8'), page));
    });
  }

  /** Writes a file of the build, and the folders that lead to it. */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    const file = path.join(this.outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}
