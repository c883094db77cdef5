import path from 'node:path';
import type {PageExtraction, PostBuildTask} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import {createExtractor, type ExtractedPage, type ExtractionSettings} from './page/page-extractor';
import {pluginName} from './plugin-name';
import {SiteMarkdown, type BuildProps, type SiteMarkdownInput} from './site/site-markdown';

/** The types of admonitions, whose default titles are in the theme's translations. */
const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/**
 * Creates the task that writes the Markdown file of every page, `llms.txt`, and `llms-full.txt`, and links to them from
 * every page.
 */
export function createPostBuildTask(input: SiteMarkdownInput): PostBuildTask {
  const {options, props} = input;
  const {siteConfig, baseUrl, routesPaths, codeTranslations} = props;
  warnAboutRivals(props.plugins);
  const markdown = new SiteMarkdown(input);
  const extraction: PageExtraction<ExtractionSettings, ExtractedPage> = {
    settings: {
      origin: siteConfig.url,
      baseUrl,
      routes: routesPaths,
      titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
      maxFileLength: options.maxFileLength,
      linkToIndex: options.llmsTxt !== false,
      admonitionLabels: new Map(
        admonitionTypes.map((type) => [type, codeTranslations[`theme.admonition.${type}`] ?? type]),
      ),
      messages: markdown.messages,
    },
    createExtractor,
    file: path.join(__dirname, 'page/page-extractor.js'),
    collect: ({route}, page) => markdown.addPage(route, page),
  };
  return {
    name: 'Markdown files',
    extraction,
    afterReading: (site) => markdown.writeFiles(site),
    rewritePage: (html, page) => markdown.addLinks(html, page),
    // Checked at the end, because other plugins can write the listed files, too.
    afterWriting: (site) => markdown.checkListedFiles(site),
  };
}

/**
 * Matches the names of plugins that write the same files, such as `docusaurus-plugin-llms` and
 * `markdown-source-plugin`.
 */
const rivalPlugin = /\bllms\b|\bmarkdown-source\b/;

/** Docusaurus runs the `postBuild` hooks of all plugins at the same time, so chance decides which files remain. */
function warnAboutRivals(plugins: BuildProps['plugins']): void {
  for (const {name} of plugins.filter((plugin) => rivalPlugin.test(plugin.name))) {
    logger.warn(
      `${pluginName}: the plugin "${name}" writes Markdown files or llms.txt, too, and either can overwrite the other's. Remove one of the plugins from docusaurus.config.`,
    );
  }
}
