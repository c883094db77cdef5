import type {PostBuildTask} from '@developer-docs/docusaurus-utils/node';
import logger from '@docusaurus/logger';
import {pluginName} from './plugin-name';
import {SiteMarkdown, type BuildProps, type SiteMarkdownInput} from './site/site-markdown';

/**
 * Creates the task that writes the Markdown file of every page, `llms.txt`, and `llms-full.txt`, and links to them from
 * every page.
 */
export function createPostBuildTask(input: SiteMarkdownInput): PostBuildTask {
  warnAboutRivals(input.props.plugins);
  const markdown = new SiteMarkdown(input);
  return {
    name: 'Markdown files',
    readPage: (page) => markdown.addPage(page),
    afterReading: (site) => markdown.writeFiles(site),
    rewritePage: (html, page) => markdown.addLinks(html, page),
    // Other plugins can write the listed files, too.
    finish: (site) => markdown.checkListedFiles(site),
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
