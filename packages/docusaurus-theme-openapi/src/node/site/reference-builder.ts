import path from 'node:path';
import {type PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {InputCache, readFileVersion} from '@developer-docs/utils/node';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '../../options/plugin-options';
import {pluginName} from '../../plugin-name';
import type {Translate} from '../../translations';
import {createSandboxFiles, createValidatorFiles} from '../console-files/sandbox-files';
import type {DocumentLoader, LoadedDocument} from '../documents/document-loader';
import type {SiteContent, SiteContentModule} from '../html/site-content';
import {createPageFile, getDataDir, getPageFile} from '../mdx/page-file';
import {PageRenderer} from '../pages/page-renderer';
import {createHistory, createHistoryFiles, type DescribedHistory} from '../releases/history';
import {ReleaseStore} from '../releases/release-store';
import {createConsoleFiles, createDownloads, getDownloads} from './published-files';
import type {SiteLanguages} from './sample-languages';
import {SitePages, type PageGroup} from './site-pages';
import {SiteUrls} from './site-urls';
import {describeBrokenLinks, reportWarnings} from './warnings';

/** What a site's reference is built from. */
interface SiteInput {
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

/** Pages, and what renders them. */
interface RenderedGroup {
  readonly group: PageGroup;
  readonly renderer: PageRenderer;
}

/**
 * Builds the reference of a site: loads the documents of each version of the docs, renders their pages, and creates
 * the published files. Under `docusaurus start`, all methods are called after each edit.
 */
export class ReferenceBuilder {
  readonly siteDir: string;
  readonly options: PluginOptions;
  readonly t: Translate;
  readonly pages: SitePages;
  /** Absolute path of the folder of the generated files. */
  readonly dataDir: string;
  private readonly cache = new InputCache();
  private readonly releases: ReleaseStore;
  private readonly urls: SiteUrls;
  /** The pages that have been written, after the content of the site has been loaded. */
  private rendered: readonly RenderedGroup[] = [];

  constructor(private readonly input: SiteInput) {
    const {context, options, t} = input;
    this.siteDir = context.siteDir;
    this.options = options;
    this.t = t;
    this.dataDir = getDataDir(context.generatedFilesDir);
    this.releases = new ReleaseStore(context.siteDir, options);
    this.urls = new SiteUrls(context);
    this.pages = new SitePages(context.siteDir, (url) => this.urls.toRoute(url));
  }

  /**
   * Renders the pages that are new or have changed, and writes their generated files. It renders a page when its file
   * is written, so that the files of thousands of pages are never in memory at the same time.
   */
  async update(allContent: AllContent, write: WriteFile): Promise<void> {
    const {tryIt} = this.options;
    const documents = await this.input.loader.load();
    const groups = this.pages.list(allContent);
    const rendered: RenderedGroup[] = [];
    for (const [index, group] of groups.entries()) {
      rendered.push({group, renderer: await this.createRenderer(String(index), group, groups, documents)});
    }
    if (tryIt !== false) {
      const files = this.cache.get('sandbox', documents, () => createSandboxFiles(documents, tryIt));
      for (const [name, content] of files) await write(name, content);
    }
    const written = new Set(this.rendered.map(({renderer}) => renderer));
    const changed = rendered.filter(({renderer}) => !written.has(renderer));
    for (const {group, renderer} of changed) {
      for (const page of group.pages) {
        const file = createPageFile(renderer.renderPage(page), this.input.languages.others.length > 0);
        await write(getPageFile(page.source.replace(/^@site\//, '')), JSON.stringify(file));
      }
    }
    this.rendered = rendered;
    const {currentLocale, defaultLocale} = this.input.context.i18n;
    if (currentLocale === defaultLocale) this.reportBrokenLinks(changed);
  }

  /** Reports broken links on pages that have been rendered. */
  private reportBrokenLinks(changed: readonly RenderedGroup[]): void {
    const {siteDir, generatedFilesDir} = this.input.context;
    const brokenLinks = changed
      .filter(({group}) => group.isLatest)
      .flatMap(({renderer}) => [...renderer.brokenLinks])
      .filter(([, links]) => links.size > 0)
      .flatMap(([document, links]) => describeBrokenLinks(document, links, siteDir));
    reportWarnings([...new Set(brokenLinks)], path.join(generatedFilesDir, pluginName, 'links.txt'), siteDir);
  }

  /** Creates the documents for download, the site's own files, and the console's files. */
  async createPublishedFiles(): Promise<readonly PublishedFile[]> {
    const {loader, t, context} = this.input;
    const {postman, tryIt} = this.options;
    const documents = await this.input.loader.load();
    const names = new Set(loader.listIds().flatMap((id) => loader.listVersions(id).filter(Boolean)));
    const versions = [...names].map(async (name) => {
      const loaded = await loader.load(name);
      return {folder: `openapi/${name}`, documents: loaded.filter((document) => !documents.includes(document))};
    });
    const downloads = [{folder: 'openapi', documents}, ...(await Promise.all(versions))];
    const siteContent = this.createContent('current', documents);
    // They depend only on the documents, not on the pages that are edited.
    const validators =
      tryIt === false ? [] : this.cache.get('validators', documents, () => createValidatorFiles(documents));
    const consoles = selectConsoles(this.rendered);
    const releases = readFileVersion(this.listReleaseFiles());
    const inputs = [
      siteContent,
      releases,
      ...validators,
      ...consoles,
      ...downloads.flatMap((entry) => entry.documents),
    ];
    return this.cache.get('published', inputs, () => [
      ...validators,
      ...(tryIt === false ? [] : createConsoleFiles(consoles, tryIt, context, t)),
      ...downloads.flatMap((entry) =>
        entry.documents.flatMap((document) =>
          createDownloads(document, getDownloads(document, entry.folder, postman), t),
        ),
      ),
      ...createHistoryFiles(
        documents,
        (document) => this.getHistory(document),
        context.siteConfig.url + context.baseUrl,
      ),
      ...(siteContent.files ?? []),
    ]);
  }

  /** The documents that the console sends requests for. */
  listConsoleDocuments(): LoadedDocument[] {
    return [...new Set(selectConsoles(this.rendered).flatMap(({input}) => input.documents))];
  }

  /** Returns a document's changes. Its releases are compared again only if one has changed. */
  private getHistory(document: LoadedDocument): DescribedHistory | undefined {
    const {id} = document;
    const version = readFileVersion(this.releases.listFiles(id));
    return this.cache.get(`history of ${id}`, [version, document], () => createHistory(this.releases, document));
  }

  /** Lists the absolute paths of the releases of documents. */
  listReleaseFiles(): string[] {
    return Object.keys(this.options.documents).flatMap((id) => this.releases.listFiles(id));
  }

  /** Creates the renderer of a group of pages, unless nothing that it depends on has changed. */
  private async createRenderer(
    key: string,
    group: PageGroup,
    groups: readonly PageGroup[],
    currentDocuments: readonly LoadedDocument[],
  ): Promise<PageRenderer> {
    const documents = group.version === undefined ? currentDocuments : await this.input.loader.load(group.version);
    const siteContent = this.createContent(key, documents);
    const otherPages = groups.filter((other) => other !== group && other.isLatest).flatMap(({pages}) => pages);
    const pages = [...group.pages, ...otherPages];
    const releases = readFileVersion(this.listReleaseFiles());
    const inputs = [siteContent, JSON.stringify(pages), releases, ...documents, ...currentDocuments];
    return this.cache.get(`renderer ${key}`, inputs, () => {
      const {t, languages, context} = this.input;
      const {tryIt, depth, maxExamples, schemaPages, postman, changes} = this.options;
      const isOtherVersion = (document: LoadedDocument) => !currentDocuments.includes(document);
      const isCurrent = !documents.some(isOtherVersion);
      return new PageRenderer({
        documents,
        siteContent,
        pages,
        t,
        sampleLanguages: languages.tabs,
        depth,
        maxExamples,
        schemaPages: new Map(Object.entries(schemaPages).map(([name, url]) => [name, this.urls.toPageUrl(url)])),
        ...(tryIt !== false && {version: isCurrent ? '' : (group.version ?? '')}),
        // Versions of the docs show the changes of the current document, whose releases they are.
        getHistory: (id) => {
          const document = currentDocuments.find((candidate) => candidate.id === id);
          return document && this.getHistory(document);
        },
        badges: changes?.badges,
        isOtherVersion,
        resolveUrl: (url) => this.urls.resolve(url),
        getDownloads: (document) => {
          const isVersioned = group.version !== undefined && isOtherVersion(document);
          const folder = isVersioned ? `openapi/${group.version}` : 'openapi';
          return getDownloads(document, context.baseUrl + folder, postman);
        },
      });
    });
  }

  /** @param key - Identifies the use of the content. Versions of the docs can have different documents. */
  private createContent(key: string, documents: readonly LoadedDocument[]): SiteContent {
    const {default: createContent, sourceFiles = []} = this.input.content;
    return this.cache.get(`content ${key}`, [readFileVersion(sourceFiles), ...documents], () =>
      createContent({documents: documents.map(({model}) => model), toUrl: (pagePath) => this.urls.toPageUrl(pagePath)}),
    );
  }
}

/**
 * Selects the renderer of each version's console, whose pages the console links to. The current documents can be shown
 * by several versions of the docs, of which the latest one with pages is preferred.
 */
function selectConsoles(rendered: readonly RenderedGroup[]): PageRenderer[] {
  const getRank = ({group: {pages, isLatest}}: RenderedGroup) => (pages.length === 0 ? 0 : 1 + Number(isLatest));
  const consoles = new Map<string, PageRenderer>();
  for (const entry of [...rendered].sort((first, second) => getRank(first) - getRank(second))) {
    const {version} = entry.renderer.input;
    const isUsed = version === '' || entry.group.pages.length > 0;
    if (version !== undefined && isUsed) consoles.set(version, entry.renderer);
  }
  return [...consoles.values()];
}
