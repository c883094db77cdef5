import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  fileConcurrency,
  insertIntoHead,
  type BuiltPage,
  type BuiltSite,
  type ContentInstances,
  type PageContent,
} from '@developer-docs/docusaurus-utils/node';
import {escapeHtml, ExplainedError} from '@developer-docs/utils';
import type {Props} from '@docusaurus/types';
import pMap from 'p-map';
import {findPageElement} from '../convert/content';
import {copyContent} from '../convert/copy-content';
import type {PluginOptions} from '../options';
import {readHead} from '../page/head';
import {MarkdownUrls} from '../page/markdown-urls';
import {pluginName} from '../plugin-name';
import {getAdmonitionLabels, getFileMessages, getIndexTitle, type FileMessages} from '../translations';
import {renderLlmsTxt} from './llms-txt';
import {listSections, type BuiltPageInfo} from './llms-txt-sections';
import {MarkdownFiles} from './markdown-files';

/** The properties of Docusaurus's `postBuild` hook that the plugin uses. */
export type BuildProps = Pick<
  Props,
  'baseUrl' | 'codeTranslations' | 'i18n' | 'plugins' | 'routesPaths' | 'siteConfig'
>;

export interface SiteMarkdownInput {
  readonly options: PluginOptions;
  readonly content: ContentInstances;
  readonly props: BuildProps;
}

/**
 * The Markdown files of a locale, and the files and links that lead to them. Add all pages before using the other
 * methods.
 */
export class SiteMarkdown {
  /** The messages in the build's language. */
  private readonly messages: FileMessages;
  private readonly indexTitle: string;
  private readonly urls: MarkdownUrls;
  private readonly files: MarkdownFiles;
  private readonly pages = new Map<string, BuiltPageInfo>();

  constructor(private readonly input: SiteMarkdownInput) {
    const {siteConfig, baseUrl, routesPaths, i18n, codeTranslations} = input.props;
    const {llmsTxt} = input.options;
    this.messages = getFileMessages(i18n.currentLocale, codeTranslations);
    this.indexTitle = getIndexTitle(i18n.currentLocale, codeTranslations);
    this.urls = new MarkdownUrls(siteConfig.url, baseUrl, routesPaths);
    this.files = new MarkdownFiles({
      urls: this.urls,
      linkToIndex: llmsTxt !== false,
      admonitionLabels: getAdmonitionLabels(codeTranslations),
      messages: this.messages,
    });
  }

  /** Converts a page to Markdown, and reads the metadata in its head. */
  addPage({file, route, html, content}: PageContent): void {
    const element = findPageElement(content, html);
    if (element === undefined) {
      throw new ExplainedError(
        `${pluginName}: ${file} has no <main> or <body>, so it can't be converted to Markdown. Check the component of the page.`,
      );
    }
    const {titleDelimiter, title: siteTitle, noIndex} = this.input.props.siteConfig;
    const head = readHead(html, ` ${titleDelimiter} ${siteTitle}`);
    const title = this.files.addPage({route, title: head.title, content: copyContent(element)});
    // If none of the site's pages is indexed, the setting isn't meaningful for a single page.
    this.pages.set(route, {...head, route, title, isIndexed: head.isIndexed || noIndex});
  }

  /**
   * Writes the Markdown file of every page, `llms.txt`, and `llms-full.txt`.
   *
   * @returns What was written, for the terminal.
   */
  async writeFiles(site: BuiltSite): Promise<string> {
    const {llmsTxt, llmsFullTxt} = this.input.options;
    const filesByRoute = new Map([...this.pages.keys()].map((route) => [route, this.files.getFiles(route)] as const));
    const files = [...filesByRoute.values()].flat();
    await pMap(files, ({url, markdown}) => site.writeFile(this.urls.getFilePath(url), markdown), {
      concurrency: fileConcurrency,
    });

    const summaries = [`${files.length} files for ${this.pages.size} pages`];
    const writeText = async (file: string, text: string) => {
      await site.writeFile(file, text);
      summaries.push(`${file} ${Math.round(text.length / 1000)} KB`);
    };
    const {title, tagline: summary} = this.input.props.siteConfig;
    const findPage = (permalink: string) => this.pages.get(this.urls.findRoute(permalink) ?? '');
    const sections = listSections(this.input.content, findPage, this.messages);
    if (llmsTxt !== false) {
      const content = {...llmsTxt, title, summary, sections};
      await writeText('llms.txt', renderLlmsTxt(content, this.urls, this.messages));
    }
    if (llmsFullTxt) {
      const listed = sections.flatMap(({entries}) => entries.flatMap(({route}) => filesByRoute.get(route) ?? []));
      await writeText('llms-full.txt', listed.map(({markdown}) => markdown).join('\n---\n\n'));
    }
    return summaries.join(', ');
  }

  /** Adds links to a page's head: to its Markdown file, and to `llms.txt` if the site has one. */
  addLinks(html: string, {file, route}: BuiltPage): string {
    if (!this.pages.has(route)) return html;
    const {baseUrl} = this.input.props;
    const markdownLink = `<link rel="alternate" type="text/markdown" href="${escapeHtml(this.urls.getMarkdownUrl(route))}">`;
    const indexLink = `<link rel="alternate" type="text/plain" href="${escapeHtml(baseUrl)}llms.txt" title="${escapeHtml(this.indexTitle)}">`;
    return insertIntoHead(html, markdownLink + (this.input.options.llmsTxt === false ? '' : indexLink), file);
  }

  /** @throws Error if `llms.txt` lists a file that the build doesn't contain. */
  checkListedFiles({outDir}: BuiltSite): undefined {
    const {files = {}} = this.input.options.llmsTxt || {};
    const listedPaths = Object.values(files).flatMap((listed) => listed.map((file) => file.path));
    const missing = listedPaths.filter((file) => !/^https?:/.test(file) && !existsSync(path.join(outDir, file)));
    if (missing.length > 0) {
      throw new ExplainedError(
        `${pluginName}: the option "llmsTxt.files" lists ${missing.join(', ')}, which the build doesn't contain. Remove them from the option, or publish them, for example in the static folder.`,
      );
    }
  }
}
