import {existsSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml, ExplainedError} from '@developer-docs/utils';
import {
  insertIntoHead,
  mapWithConcurrency,
  type BuiltSite,
  type PageExtraction,
  type PostBuildTask,
} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import type {Props, RouteConfig} from '@docusaurus/types';
import type {ListedFiles, PluginOptions} from './options';
import {pluginName} from './plugin-name';
import {getFileMessages} from './site/file-messages';
import {renderLlmsTxt} from './site/llms-txt';
import {MarkdownFiles} from './site/markdown-files';
import {MarkdownUrls} from './site/markdown-urls';
import {createExtractor, type ExtractedPage, type ExtractionSettings} from './site/page-extractor';
import {
  listRepetitivePaths,
  listSections,
  type BuiltPageInfo,
  type LlmsTxtSection,
  type SiteContent,
} from './site/sections';

/** The properties of Docusaurus's `postBuild` hook that the plugin uses. */
export type BuildProps = Pick<
  Props,
  'baseUrl' | 'codeTranslations' | 'plugins' | 'routes' | 'routesPaths' | 'siteConfig'
>;

export interface PostBuildInput {
  readonly options: PluginOptions;
  readonly content: SiteContent;
  readonly props: BuildProps;
}

/** The types of admonitions, whose default titles are in the theme's translations. */
const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/**
 * Creates the task that writes the Markdown file of every page, `llms.txt`, and `llms-full.txt`, and links to them from
 * every page.
 */
export function createPostBuildTask(input: PostBuildInput): PostBuildTask {
  const {options, content, props} = input;
  const {siteConfig, baseUrl, routesPaths, codeTranslations} = props;
  warnAboutRivals(props.plugins);
  const urls = new MarkdownUrls(siteConfig.url, baseUrl, routesPaths);
  const admonitionLabels = admonitionTypes.map(
    (type) => [type, codeTranslations[`theme.admonition.${type}`] ?? type] as const,
  );
  const messages = getFileMessages(codeTranslations);
  const files = new MarkdownFiles(urls);
  const pages = new Map<string, BuiltPageInfo>();

  const extraction: PageExtraction<ExtractionSettings, ExtractedPage> = {
    settings: {
      origin: siteConfig.url,
      baseUrl,
      routes: routesPaths,
      titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
      maxFileLength: options.maxFileLength,
      linkToIndex: options.llmsTxt !== false,
      admonitionLabels,
      messages,
    },
    createExtractor,
    file: path.join(__dirname, 'site/page-extractor.js'),
    collect({route}, {head, markdown}) {
      files.addPage(route, markdown);
      // If none of the site's pages is indexed, the setting isn't meaningful for a single page.
      const isIndexed = head.isIndexed || siteConfig.noIndex;
      pages.set(route, {...head, route, title: markdown.title, isIndexed});
    },
  };

  async function writeFiles(site: BuiltSite): Promise<string> {
    const summaries = [await writePages(site)];
    const writeText = async (file: string, text: string) => {
      await site.writeFile(file, text);
      summaries.push(`${file} ${Math.round(text.length / 1000)} KB`);
    };
    if (options.llmsTxt !== false) await writeText('llms.txt', createIndex());
    if (options.llmsFullTxt) {
      const texts = listRoutes().flatMap((route) => files.getFiles(route).map(({markdown}) => markdown));
      await writeText('llms-full.txt', texts.join('\n---\n\n'));
    }
    return summaries.join(', ');
  }

  async function writePages(site: BuiltSite): Promise<string> {
    const counts = await mapWithConcurrency([...pages.keys()], async (route) => {
      const pageFiles = files.getFiles(route);
      for (const {url, markdown} of pageFiles) await site.writeFile(urls.getFilePath(url), markdown);
      return pageFiles.length;
    });
    const count = counts.reduce((sum, value) => sum + value, 0);
    return `${count} files for ${pages.size} pages`;
  }

  const findPage = (permalink: string) => pages.get(urls.findRoute(permalink) ?? '');

  function createIndex(): string {
    const {llmsTxt} = options;
    if (llmsTxt === false) return '';
    const listedUrls = new Set(
      Object.values(llmsTxt.files).flatMap((section) => section.map((file) => baseUrl + file.path)),
    );
    const sections = listSections(content, llmsTxt, findPage).map(({label, entries}): LlmsTxtSection => ({
      label,
      entries: entries.filter(({route}) => !listedUrls.has(urls.getMarkdownUrl(route))),
    }));
    const {title = siteConfig.title, summary = siteConfig.tagline} = llmsTxt;
    return renderLlmsTxt({...llmsTxt, title, summary, sections}, urls, messages);
  }

  /** Lists the pages in `llms-full.txt`: all pages that `llms.txt` can list, and then the others. */
  function listRoutes(): string[] {
    const {labels = {docs: '', otherDocs: '', blog: '', pages: ''}} = options.llmsTxt || {};
    const sections = listSections(content, {labels, blog: true, pages: true}, findPage);
    const listedRoutes = sections.flatMap(({entries}) => entries.map(({route}) => route));
    const repetitivePaths = listRepetitivePaths(content);
    // Apart from the posts, a blog has only lists of posts.
    const blogRoutes = new Set(listPluginRoutes(props.routes, 'docusaurus-plugin-content-blog'));
    const otherRoutes = [...pages.values()]
      .filter(({route, isIndexed}) => isIndexed && !blogRoutes.has(route) && !repetitivePaths.some(isBelow(route)))
      .map(({route}) => route);
    return [...new Set([...listedRoutes, ...otherRoutes])];
  }

  const indexTitle = codeTranslations['theme.PageMenu.index'] ?? 'Index for AI agents (llms.txt)';
  const indexLink =
    options.llmsTxt === false
      ? ''
      : `<link rel="alternate" type="text/plain" href="${escapeHtml(baseUrl)}llms.txt" title="${escapeHtml(indexTitle)}">`;
  /** Renders the links in a page's head: to its Markdown file, and to `llms.txt` if the site has one. */
  const renderLinks = (markdownUrl: string) =>
    `<link rel="alternate" type="text/markdown" href="${escapeHtml(markdownUrl)}">${indexLink}`;

  return {
    name: 'Markdown files',
    extraction,
    afterReading: writeFiles,
    rewritePage: (html, {file, route}) =>
      pages.has(route) ? insertIntoHead(html, renderLinks(urls.getMarkdownUrl(route)), file) : html,
    afterWriting(site) {
      // Checked at the end, because other plugins can write the listed files, too.
      if (options.llmsTxt !== false) checkListedFiles(options.llmsTxt.files, site);
      return Promise.resolve(undefined);
    },
  };
}

/** Matches the names of plugins that write the same files, such as `docusaurus-plugin-llms` and `markdown-source-plugin`. */
const rivalPlugin = /\bllms\b|\bmarkdown-source\b/;

/** Docusaurus runs the `postBuild` hooks of all plugins at the same time, so chance decides which files remain. */
function warnAboutRivals(plugins: BuildProps['plugins']): void {
  for (const {name} of plugins.filter((plugin) => rivalPlugin.test(plugin.name))) {
    logger.warn(
      `${pluginName}: the plugin "${name}" writes Markdown files or llms.txt, too, and either can overwrite the other's. Remove one of the plugins from docusaurus.config.`,
    );
  }
}

const isBelow =
  (route: string) =>
  (path: string): boolean =>
    route === path || route.startsWith(path.endsWith('/') ? path : `${path}/`);

/** Lists the paths of the routes that a plugin created. */
const listPluginRoutes = (routes: readonly RouteConfig[], plugin: string): string[] =>
  routes.flatMap((route) => {
    const owner = (route as {readonly plugin?: {readonly name: string}}).plugin?.name;
    return owner === plugin ? listPaths(route) : [];
  });

const listPaths = ({path, routes = []}: RouteConfig): string[] => [path, ...routes.flatMap(listPaths)];

/** @throws Error if `llms.txt` lists a file that the build doesn't contain. */
function checkListedFiles(files: ListedFiles, site: BuiltSite): void {
  const missingPaths = Object.values(files)
    .flat()
    .map((file) => file.path)
    .filter((file) => !/^https?:/.test(file) && !existsSync(path.join(site.outDir, file)));
  if (missingPaths.length > 0) {
    throw new ExplainedError(
      `${pluginName}: the option "llmsTxt.files" lists ${missingPaths.join(', ')}, which the build doesn't contain. Remove them from the option, or publish them, for example in the static folder.`,
    );
  }
}
