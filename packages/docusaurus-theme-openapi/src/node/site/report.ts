import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {placeholderHost} from '@developer-docs/openapi';
import {decodeUriPart, didYouMean, isObject, listFirst, toObject} from '@developer-docs/utils';
import logger from '@docusaurus/logger';
import {posixPath} from '@docusaurus/utils';
import type {Configuration} from 'webpack';
import type {PluginOptions} from '../../options';
import type {LoadedDocument} from '../documents/load-documents';
import type {SourcePage} from '../layout/page-index';
import type {SourceFile} from './site-pages';

/** Maximum number of pointers per unsupported feature, and of warnings, in the build log. */
const maxListed = 3;

/** Warns about what a document contains, but pages don't show. */
export function reportUnsupportedFeatures({id, unsupportedFeatures}: LoadedDocument): void {
  for (const [feature, pointers] of unsupportedFeatures) {
    logger.warn(`API document ${id}: ${feature} isn't shown (${listFirst([...pointers], maxListed)}).`);
  }
}

/** Warns about a document whose samples can't contain the host of the API. */
export function reportServers({id, model}: LoadedDocument): void {
  const operation = model.operations.find(({servers}) => !/^(?:(?:https?|wss?):)?\/\//i.test(servers[0]?.url ?? ''));
  if (operation === undefined) return;
  const [{url, template} = {url: undefined, template: ''}] = operation.servers;
  const hasOtherScheme = /^[a-z][a-z\d+.-]*:/i.test(url ?? '');
  const problem =
    url === undefined
      ? 'has no servers'
      : `has a server ${hasOtherScheme ? "whose URL isn't for HTTP" : 'without a host'}, ${JSON.stringify(url)}`;
  const urlPath = hasOtherScheme ? '' : template;
  logger.warn(
    `API document ${id} ${problem}, so its samples use ${placeholderHost}. Add the URL to the document: "servers: [{url: 'https://…${urlPath}'}]".`,
  );
}

/**
 * Warns about generated pages that the site doesn't have, because no content plugin reads their folder. A docs
 * version's pages are copies in a different folder, so their names are compared.
 */
export function reportUnreadPages(documents: PluginOptions['documents'], pages: readonly SourcePage[]): void {
  const getName = ({source}: SourcePage) => source.split('/').slice(-2).join('/');
  const readNames = new Set(pages.filter(({url}) => url !== undefined).map(getName));
  for (const [id, {pages: {folder} = {}}] of Object.entries(documents)) {
    const generated = pages.filter(({source}) => folder !== undefined && source.startsWith(`@site/${folder}/`));
    if (generated.length === 0 || generated.some((page) => readNames.has(getName(page)))) continue;
    logger.warn(
      `API document ${id}: the site doesn't have the pages in ${String(folder)}, because no content plugin reads this folder. Set "documents.${id}.pages" to a folder in that of the docs, such as "docs/${id}", and run "docusaurus openapi generate".`,
    );
  }
}

/** Warns about files for versions that the docs don't have, so that no page uses them. */
export function reportUnknownVersions(documents: PluginOptions['documents'], known: readonly string[]): void {
  for (const [id, {versions = {}}] of Object.entries(documents)) {
    for (const name of Object.keys(versions).filter((version) => !known.includes(version))) {
      logger.warn(
        `API document ${id}: the option "documents.${id}.versions" has a file for "${name}", but the docs have no such version.${didYouMean(name, known)} Correct the name, or remove it.`,
      );
    }
  }
}

/** The options of Docusaurus's MDX loader that matter here. */
interface MdxOptions {
  readonly beforeDefaultRemarkPlugins?: readonly unknown[];
  readonly remarkPlugins?: readonly unknown[];
}

/**
 * Warns about pages whose elements MDX doesn't know, because the content plugin that reads them lacks the remark
 * plugin.
 */
export function reportMissingRemarkPlugin(config: Configuration, siteDir: string, files: readonly SourceFile[]): void {
  const rules = (config.module?.rules ?? []).flatMap((rule) => {
    const {include, use} = toObject(rule);
    return [use].flat().flatMap((item) => {
      const {options} = toObject(item);
      return isObject(options) && 'beforeDefaultRemarkPlugins' in options
        ? [{folders: [include].flat(), ...(options as MdxOptions)}]
        : [];
    });
  });
  const missing = files.filter(({file}) => {
    const absoluteFile = path.join(siteDir, file);
    const reading = rules.filter(({folders}) =>
      folders.some((folder) => typeof folder === 'string' && absoluteFile.startsWith(folder)),
    );
    const plugins = reading.flatMap((rule) => [rule.beforeDefaultRemarkPlugins, rule.remarkPlugins].flat(2));
    // The configuration loads a second copy of this package, so the functions aren't equal.
    return (
      reading.length > 0 && !plugins.some((plugin) => (plugin as {name?: string} | undefined)?.name === 'remarkOpenApi')
    );
  });
  for (const {file, elements} of missing.slice(0, maxListed)) {
    logger.warn(
      `${file} contains <${elements[0]?.name ?? ''}>, but the content plugin that reads it lacks remarkOpenApi. Import it from docusaurus-theme-openapi or docusaurus-preset-developer-docs, and add it to the options of the plugin, such as docs: {beforeDefaultRemarkPlugins: [remarkOpenApi]}.`,
    );
  }
}

/** Recommended maximum size of the gzipped content of a page, in bytes. Larger pages load slowly on phones. */
const maxRecommendedBytes = 100_000;

/** Warns about a page with too much content. */
export function reportLargePage(source: string, html: readonly string[]): void {
  const text = html.join('');
  // Compressing all pages would take too long.
  const bytes = text.length > maxRecommendedBytes ? gzipSync(text).length : 0;
  if (bytes > maxRecommendedBytes) {
    logger.warn(
      `${source.replace(/^@site\//, '')} has ${Math.round(bytes / 1000)} KB of gzipped content. Split it with <ApiDocument tag="…">, or with "docusaurus openapi generate".`,
    );
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
  const contents = files.map((file) => {
    const name = posixPath(path.relative(siteDir, file));
    return {name, lines: existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []};
  });
  return [...links].map((link) => {
    const [position = id] = contents.flatMap(({name, lines}) => {
      const line = lines.findIndex((text) => text.includes(link) || text.includes(decodeUriPart(link)));
      return line === -1 ? [] : [`${name}:${line + 1}`];
    });
    const fix = link.startsWith('#')
      ? 'Nothing in the document has this name, or no page shows it. Correct the link.'
      : 'Start it with "/" for a page of your site, or with "https:".';
    return `${position}: the link "${link}" leads nowhere. ${fix}`;
  });
}

/**
 * Logs the first warnings, and writes all of them to a file if there are more.
 *
 * @param file - Absolute path of the file.
 */
export function reportWarnings(warnings: readonly string[], file: string, siteDir: string): void {
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
