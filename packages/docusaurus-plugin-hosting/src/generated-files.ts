import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '@developer-docs/utils/node';

interface StaticFolders {
  readonly siteDir: string;
  readonly siteConfig: {readonly staticDirectories: readonly string[]};
}

/** Writes files to the build, except those that the static folders of the site contain. */
export class GeneratedFiles {
  /** The absolute paths of the files that were written. */
  readonly written = new Set<string>();

  constructor(private readonly folders: StaticFolders) {}

  /** @returns What happened to the file, for the terminal. */
  async write(site: BuiltSite, file: string, content: string | Uint8Array): Promise<string> {
    const {siteDir, siteConfig} = this.folders;
    const folder = siteConfig.staticDirectories.find((name) => existsSync(path.resolve(siteDir, name, file)));
    if (folder !== undefined) return `${file} kept from ${folder}`;
    await site.writeFile(file, content);
    this.written.add(path.join(site.outDir, file));
    return file;
  }
}
