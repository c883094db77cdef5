import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  type ContentInstances,
  fileConcurrency,
  insertIntoHead,
  type PostBuildTask,
} from '@developer-docs/docusaurus-utils/node';
import {escapeHtml, ExplainedError} from '@developer-docs/utils';
import logger from '@docusaurus/logger';
import type {Props} from '@docusaurus/types';
import pMap from 'p-map';
import {pluginName} from '../plugin-name';
import {findPageElement} from './convert/content';
import {copyContent} from './convert/copy-content';
import type {ListedFiles, PluginOptions} from './options';
import {readHead} from './page/head';
import {MarkdownUrls} from './page/markdown-urls';
import {renderLlmsTxt} from './site/llms-txt';
import {listSections, type BuiltPageInfo} from './site/llms-txt-sections';
import {MarkdownFiles} from './site/markdown-files';
import {getAdmonitionLabels, getFileMessages} from './translations';

/**
 * Creates the task that writes the Markdown file of every page, `llms.txt`, and `llms-full.txt`, and links to them from
 * every page.
 */
export function createPostBuildTask(
  {llmsTxt, llmsFullTxt}: PluginOptions,
  content: ContentInstances,
  {siteConfig, baseUrl, routesPaths, i18n, codeTranslations, plugins}: Props,
): PostBuildTask {
  warnAboutRivals(plugins);
  const {title: siteTitle, tagline, titleDelimiter, noIndex} = siteConfig;
  const messages = getFileMessages(i18n.currentLocale, codeTranslations);
  const urls = new MarkdownUrls(siteConfig.url, baseUrl, routesPaths);
  const markdownFiles = new MarkdownFiles({
    urls,
    linkToIndex: llmsTxt !== false,
    admonitionLabels: getAdmonitionLabels(codeTranslations),
    messages,
  });
  const pages = new Map<string, BuiltPageInfo>();
  return {
    name: 'Markdown files',
    readPage({route, html, content: tree}) {
      const head = readHead(html, ` ${titleDelimiter} ${siteTitle}`);
      const title = markdownFiles.addPage(route, head.title, copyContent(findPageElement(tree, html)));
      // If none of the site's pages is indexed, the setting isn't meaningful for a single page.
      pages.set(route, {...head, route, title, isIndexed: head.isIndexed || noIndex});
    },
    async afterReading(site) {
      const filesByRoute = new Map([...pages.keys()].map((route) => [route, markdownFiles.getFiles(route)] as const));
      const files = [...filesByRoute.values()].flat();
      await pMap(files, ({url, markdown}) => site.writeFile(urls.getFilePath(url), markdown), {
        concurrency: fileConcurrency,
      });
      const findPage = (permalink: string) => pages.get(urls.findRoute(permalink) ?? '');
      const sections = listSections(content, findPage, messages);
      if (llmsTxt !== false) {
        const index = {...llmsTxt, title: siteTitle, summary: tagline, sections};
        await site.writeFile('llms.txt', renderLlmsTxt(index, urls, messages));
      }
      if (llmsFullTxt) {
        const listed = sections.flatMap(({entries}) => entries.flatMap(({route}) => filesByRoute.get(route) ?? []));
        await site.writeFile('llms-full.txt', listed.map(({markdown}) => markdown).join('\n---\n\n'));
      }
      return `${files.length} files for ${pages.size} pages`;
    },
    rewritePage(html, {file, route}) {
      if (!pages.has(route)) return html;
      const markdownLink = `<link rel="alternate" type="text/markdown" href="${escapeHtml(urls.getMarkdownUrl(route))}">`;
      const indexLink = `<link rel="alternate" type="text/plain" href="${escapeHtml(baseUrl)}llms.txt" title="${escapeHtml(messages.indexTitle)}">`;
      return insertIntoHead(html, markdownLink + (llmsTxt === false ? '' : indexLink), file);
    },
    // Other plugins can write the listed files, too.
    finish({outDir}) {
      if (llmsTxt !== false) checkListedFiles(llmsTxt.files, outDir);
      return undefined;
    },
  };
}

/** @throws Error if `llms.txt` lists a file that the build doesn't contain. */
function checkListedFiles(files: ListedFiles, outDir: string): void {
  const listedPaths = Object.values(files).flatMap((listed) => listed.map((file) => file.path));
  const missing = listedPaths.filter((file) => !/^https?:/.test(file) && !existsSync(path.join(outDir, file)));
  if (missing.length > 0) {
    throw new ExplainedError(
      `${pluginName}: the option "llmsTxt.files" lists ${missing.join(', ')}, which the build doesn't contain. Remove them from the option, or publish them, for example in the static folder.`,
    );
  }
}

/**
 * Matches the names of plugins that write the same files, such as `docusaurus-plugin-llms` and
 * `markdown-source-plugin`.
 */
const rivalPlugin = /\bllms\b|\bmarkdown-source\b/;

/** Docusaurus runs the `postBuild` hooks of all plugins at the same time, so chance decides which files remain. */
function warnAboutRivals(plugins: Props['plugins']): void {
  for (const {name} of plugins.filter((plugin) => rivalPlugin.test(plugin.name))) {
    logger.warn(
      `${pluginName}: the plugin "${name}" writes Markdown files or llms.txt, too, and either can overwrite the other's. Remove one of the plugins from docusaurus.config.`,
    );
  }
}
