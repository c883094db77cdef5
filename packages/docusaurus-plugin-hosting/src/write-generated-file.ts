import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import type {Props} from '@docusaurus/types';

/**
 * Writes a file to the build, except if a static folder of the site contains it.
 *
 * @returns What happened to the file, for the terminal.
 */
export async function writeGeneratedFile(
  site: BuiltSite,
  {siteDir, siteConfig}: Pick<Props, 'siteConfig' | 'siteDir'>,
  file: string,
  content: string | Uint8Array,
): Promise<string> {
  const folder = siteConfig.staticDirectories.find((name) => existsSync(path.resolve(siteDir, name, file)));
  if (folder !== undefined) return `${file} kept from ${folder}`;
  await site.writeFile(file, content);
  return file;
}
