import path from 'node:path';
import {InputCache, readFileVersion} from '@developer-docs/utils/node';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '../../options/plugin-options';
import {pluginName} from '../../plugin-name';
import type {Translate} from '../../translations';
import type {DocumentLoader, LoadedDocument} from '../documents/document-loader';
import type {SiteContent, SiteContentModule} from '../html/site-content';
import {createPageFile, getPageFile} from '../mdx/page-file';
import type {DocsVersion, PageSettings} from '../pages/docs-version';
import {PageRenderer} from '../pages/page-renderer';
import {createHistory, type DescribedHistory} from '../releases/history';
import {ReleaseStore} from '../releases/release-store';
import {getDownloads} from './downloads';
import type {SiteLanguages} from './sample-languages';
import {SitePages, type PageGroup} from './site-pages';
import {SiteUrls} from './site-urls';
import {describeBrokenLinks, reportWarnings} from './warnings';

/** What a site's reference is built from. */
export interface SiteInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
  readonly loader: DocumentLoader;
  /** Returns the labels in the site's language. */
  readonly t: Translate;
  readonly languages: SiteLanguages;
  /** The module in the option `content`. */
  readonly content: SiteContentModule;
}

/** Writes a generated file, as Docusaurus's `createData` does. A promise is awaited. */
type WriteFile = (name: string, content: string) => unknown;

/**
 * Builds the reference pages of a site: loads the documents of each version of the docs, and renders their pages. Under
 * `docusaurus start`, all methods are called after each edit.
 */
export class ReferenceBuilder {
  /** The renderers of the pages that have been written, after the content of the site has been loaded. */
  renderers: readonly PageRenderer[] = [];
  private readonly settings: PageSettings;
  private readonly cache = new InputCache();
  private readonly releases: ReleaseStore;
  private readonly urls: SiteUrls;
  private readonly pages: SitePages;

  constructor(private readonly input: SiteInput) {
    const {context, options, t, languages} = input;
    const {schemaPages, changes, depth, maxExamples, tryIt, postman} = options;
    this.releases = new ReleaseStore(context.siteDir, options);
    this.urls = new SiteUrls(context);
    this.pages = new SitePages(context.siteDir, (url) => this.urls.toRoute(url));
    this.settings = {
      t,
      depth,
      maxExamples,
      schemaPages: new Map(Object.entries(schemaPages).map(([name, url]) => [name, this.urls.toPageUrl(url)])),
      badges: changes?.badges,
      sampleLanguages: languages.tabs,
      hasConsole: tryIt !== false,
      resolveUrl: (url) => this.urls.resolve(url),
      getHistory: (document) => this.getHistory(document),
      getDownloads: (document, version) =>
        getDownloads(document, `${context.baseUrl}openapi${version === '' ? '' : `/${version}`}`, postman),
    };
  }

  /**
   * Renders the pages that are new or have changed, and writes their generated files. It renders a page when its file
   * is written, so that the files of thousands of pages are never in memory at the same time.
   */
  async update(allContent: AllContent, write: WriteFile): Promise<void> {
    const documents = await this.input.loader.load();
    const groups = this.pages.list(allContent);
    const renderers: PageRenderer[] = [];
    for (const [index, group] of groups.entries()) {
      renderers.push(await this.createRenderer(String(index), group, groups, documents));
    }
    const changed = renderers.filter((renderer) => !this.renderers.includes(renderer));
    for (const renderer of changed) {
      for (const page of renderer.input.pages) {
        const file = createPageFile(renderer.renderPage(page), this.input.languages.others.length > 0);
        await write(getPageFile(page.source.replace(/^@site\//, '')), JSON.stringify(file));
      }
    }
    this.renderers = renderers;
    const {currentLocale, defaultLocale} = this.input.context.i18n;
    if (currentLocale === defaultLocale) this.reportBrokenLinks(changed);
  }

  /** Reports broken links on pages that have been rendered. */
  private reportBrokenLinks(changed: readonly PageRenderer[]): void {
    const {siteDir, generatedFilesDir} = this.input.context;
    const brokenLinks = changed
      .filter(({input}) => input.isLatest)
      .flatMap((renderer) => [...renderer.brokenLinks])
      .filter(([, links]) => links.size > 0)
      .flatMap(([document, links]) => describeBrokenLinks(document, links, siteDir));
    reportWarnings([...new Set(brokenLinks)], path.join(generatedFilesDir, pluginName, 'links.txt'), siteDir);
  }

  /** Returns a document's changes. Its releases are compared again only if one has changed. */
  getHistory(document: LoadedDocument): DescribedHistory | undefined {
    const {id} = document;
    const version = readFileVersion(this.releases.listFiles(id));
    return this.cache.get(`history of ${id}`, [version, document], () => createHistory(this.releases, document));
  }

  /** Lists the absolute paths of the releases of documents. */
  listReleaseFiles(): string[] {
    return this.input.loader.listIds().flatMap((id) => this.releases.listFiles(id));
  }

  /** Creates the renderer of a group of pages, unless nothing that it depends on has changed. */
  private async createRenderer(
    key: string,
    group: PageGroup,
    groups: readonly PageGroup[],
    currentDocuments: readonly LoadedDocument[],
  ): Promise<PageRenderer> {
    const {version: name, isLatest, pages} = group;
    const documents = name === undefined ? currentDocuments : await this.input.loader.load(name);
    const isCurrent = documents.every((document) => currentDocuments.includes(document));
    const linkedPages = groups.filter((other) => other !== group && other.isLatest).flatMap((other) => other.pages);
    const docsVersion: DocsVersion = {
      version: isCurrent ? '' : name,
      documents,
      currentDocuments,
      siteContent: this.createContent(key, documents),
      pages: this.keep(`pages ${key}`, pages),
      linkedPages: this.keep(`linked pages ${key}`, linkedPages),
      isLatest,
    };
    // The settings return the changes of releases.
    const inputs = [...(Object.values(docsVersion) as unknown[]), readFileVersion(this.listReleaseFiles())];
    return this.cache.get(`renderer ${key}`, inputs, () => new PageRenderer({...this.settings, ...docsVersion}));
  }

  /** Returns the previous value if the new one equals it, so that both are the same object. */
  private keep<Value>(key: string, value: Value): Value {
    return this.cache.get(key, [JSON.stringify(value)], () => value);
  }

  /** @param key - Identifies the use of the content. Versions of the docs can have different documents. */
  createContent(key: string, documents: readonly LoadedDocument[]): SiteContent {
    const {default: createContent, sourceFiles = []} = this.input.content;
    return this.cache.get(`content ${key}`, [readFileVersion(sourceFiles), documents], () =>
      createContent({documents: documents.map(({model}) => model), toUrl: (pagePath) => this.urls.toPageUrl(pagePath)}),
    );
  }
}
