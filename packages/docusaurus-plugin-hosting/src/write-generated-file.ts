import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '@developer-docs/docusaurus-utils/node';

/** The properties of a site by which its static folders are found. */
export interface StaticFolders {
  readonly siteDir: string;
  readonly siteConfig: {readonly staticDirectories: readonly string[]};
}

/**
 * Writes a file to the build, except if a static folder of the site contains it.
 *
 * @returns What happened to the file, for the terminal.
 */
export async function writeGeneratedFile(
  site: BuiltSite,
  {siteDir, siteConfig}: StaticFolders,
  file: string,
  content: string | Uint8Array,
): Promise<string> {
  const folder = siteConfig.staticDirectories.find((name) => existsSync(path.resolve(siteDir, name, file)));
  if (folder !== undefined) return `${file} kept from ${folder}`;
  await site.writeFile(file, content);
  return file;
}
