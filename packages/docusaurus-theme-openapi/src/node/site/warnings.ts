import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {decodeUriPart, listFirst} from '@developer-docs/utils';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {pluginName} from '../../plugin-name';
import type {LoadedDocument} from '../documents/document-loader';

/** Maximum number of pointers per unsupported feature, and of warnings, in the build log. */
const maxListed = 3;

/** Warns about what a document contains, but pages don't show. */
export function reportUnsupportedFeatures({id, unsupportedFeatures}: LoadedDocument): void {
  for (const [feature, pointers] of unsupportedFeatures) {
    logger.warn(`API document ${id}: ${feature} isn't shown (${listFirst([...pointers], maxListed)}).`);
  }
}

/**
 * Explains the broken links in a document's descriptions, of which pages show only the text.
 *
 * @param links - The links as they're written.
 */
export function describeBrokenLinks(
  {id, files}: Pick<LoadedDocument, 'id' | 'files'>,
  links: Iterable<string>,
  siteDir: string,
): string[] {
  const sources = files.filter((file) => existsSync(file)).map((file) => readSource(file, siteDir));
  return [...links].map((link) => {
    const fix = link.startsWith('#')
      ? 'Nothing in the document has this name, or no page shows it. Correct the link.'
      : 'Start it with "/" for a page of your site, or with "https:".';
    return `${findLink(link, sources) ?? id}: the link "${link}" leads nowhere. ${fix}`;
  });
}

/** A file of a document, with its name in warnings. */
interface SourceFile {
  readonly name: string;
  readonly lines: readonly string[];
}

const readSource = (file: string, siteDir: string): SourceFile => ({
  name: posixPath(path.relative(siteDir, file)),
  lines: readFileSync(file, 'utf8').split('\n'),
});

/** Returns the file and line of a link. */
function findLink(link: string, sources: readonly SourceFile[]): string | undefined {
  for (const {name, lines} of sources) {
    const index = lines.findIndex((line) => line.includes(link) || line.includes(decodeUriPart(link)));
    if (index !== -1) return `${name}:${index + 1}`;
  }
  return undefined;
}

/**
 * Logs the first warnings, and writes all of them to a file if there are more. Otherwise, deletes the file.
 *
 * @param name - The name of the file, which is in the folder of generated files.
 */
export function reportWarnings(
  warnings: readonly string[],
  name: string,
  {siteDir, generatedFilesDir}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
): void {
  const file = path.join(generatedFilesDir, pluginName, name);
  rmSync(file, {force: true});
  warnings.slice(0, maxListed).forEach((warning) => {
    logger.warn(`API document: ${warning}`);
  });
  if (warnings.length > maxListed) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, warnings.map((warning) => `${warning}\n`).join(''));
    const relative = posixPath(path.relative(siteDir, file));
    logger.warn(`API documents: ${warnings.length - maxListed} more warnings. All are in ${relative}.`);
  }
}
