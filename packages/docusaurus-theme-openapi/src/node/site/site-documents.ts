import {createHash} from 'node:crypto';
import path from 'node:path';
import {didYouMean, ExplainedError, stringifyJson} from '@developer-docs/utils';
import {readFileVersion, type PublishedFile} from '@developer-docs/utils/node';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {PluginOptions, TryItOptions} from '../../options';
import {pluginName} from '../../plugin-name';
import type {Translate} from '../../translations';
import {createOperationFiles} from '../console-files/operation-files';
import {createContractFile, createSandboxFiles, createValidatorFiles} from '../console-files/sandbox-files';
import {createRedirectFiles, createSecurityFiles} from '../console-files/security-files';
import {openApiFiles, type DocumentLoader, type LoadedDocument} from '../documents/load-documents';
import type {SiteContent} from '../html/context/page-context';
import type {SourcePage} from '../layout/page-index';
import {
  createPageData,
  createPartsModules,
  getDataDir,
  getPageKey,
  htmlFileEnd,
  requestsFileEnd,
} from '../mdx/page-data';
import {PageRenderer} from '../page-nodes/page-renderer';
import {createHistory, createHistoryFiles, type ChangeHistory} from '../releases/history';
import {ReleaseStore} from '../releases/releases';
import {InputCache} from './input-cache';
import {createPostmanFile} from './postman-file';
import {
  describeBrokenLinks,
  reportLargePage,
  reportSandbox,
  reportUnknownVersions,
  reportUnreadPages,
  reportWarnings,
} from './report';
import type {SiteLanguages} from './sample-languages';
import type {SiteContentModule} from './site-content';
import {SitePages, type PageGroup} from './site-pages';
import {SiteUrls} from './site-urls';

/** The name and the content of a generated file. */
type GeneratedFile = readonly [name: string, content: string];

/** The content of the theme's plugin, for `allContentLoaded` of other plugins. */
export interface OpenApiContent {
  /**
   * Loads the documents of the current version, without bundling them again unless a file has changed.
   *
   * @throws OpenApiError if a file can't be found or parsed.
   */
  readonly loadDocuments: () => Promise<readonly LoadedDocument[]>;
  /** Returns the renderer of the version that other pages link to, once `allContentLoaded` of the theme has run. */
  readonly getRenderer: () => PageRenderer | undefined;
}

/** A site's documents: loads those of each version of the docs, renders their pages, and creates the published files. */
export class SiteDocuments {
  readonly siteDir: string;
  readonly pages: SitePages;
  /** Absolute path of the folder of the generated files. */
  readonly dataDir: string;
  /** The documents of the current version, as they were last loaded, or why they can't be. */
  private loaded: {readonly documents: readonly LoadedDocument[]} | {readonly error: unknown} = {documents: []};
  /** Renders the version that other pages link to, after the content of the site has been loaded. */
  latest: PageRenderer | undefined;
  /** Under `docusaurus start`, all methods are called after each edit. */
  private readonly cache = new InputCache();
  private readonly releases: ReleaseStore;
  private readonly urls: SiteUrls;
  /** Digests of the generated files that {@link update} has yielded, by name. */
  private readonly digests = new Map<string, string>();
  /** The renderers whose pages have been rendered. */
  private readonly rendered: PageRenderer[] = [];
  /** The renderers whose samples have a console, by the ID of their sandbox, after the content has been loaded. */
  private readonly consoles = new Map<string, PageRenderer>();

  constructor(
    private readonly context: LoadContext,
    readonly options: PluginOptions,
    private readonly loader: DocumentLoader,
    readonly t: Translate,
    private readonly languages: SiteLanguages,
    readonly content: SiteContentModule = {default: () => ({})},
  ) {
    this.siteDir = context.siteDir;
    this.releases = new ReleaseStore(context.siteDir, options);
    this.dataDir = getDataDir(context.generatedFilesDir);
    this.urls = new SiteUrls(context);
    this.pages = new SitePages(context.siteDir, (url) => this.urls.toRoute(url));
  }

  /**
   * Loads the documents of the current version.
   *
   * @throws OpenApiError if a file can't be found or parsed.
   */
  async loadDocuments(): Promise<LoadedDocument[]> {
    try {
      const documents = await this.loader.load();
      this.loaded = {documents};
      return documents;
    } catch (error) {
      this.loaded = {error};
      throw error;
    }
  }

  /**
   * The documents of the current version, as they were last loaded.
   *
   * @throws OpenApiError if they couldn't be loaded.
   */
  get documents(): readonly LoadedDocument[] {
    if ('error' in this.loaded) throw this.loaded.error;
    return this.loaded.documents;
  }

  /**
   * Renders all pages, and yields the generated files that are new or have changed. It renders a page when its files
   * are needed, so that the files of thousands of pages are never in memory at the same time.
   */
  async *update(allContent: AllContent): AsyncGenerator<GeneratedFile> {
    const {tryIt} = this.options;
    if (tryIt !== false) {
      const documents = await this.loadDocuments();
      const sandboxFiles = this.cache.get('sandbox', documents, () =>
        createSandboxFiles(listBundles(documents), tryIt),
      );
      yield* this.selectChanged(Object.entries(sandboxFiles).map(([name, content]) => [name, content] as const));
    }
    const brokenLinks = new Map<LoadedDocument, Set<string>>();
    const groups = this.pages.list(allContent);
    this.consoles.clear();
    const ranks = new Map<string, number>();
    for (const [index, group] of groups.entries()) {
      const renderer = await this.createRenderer(String(index), group, groups);
      if (group.isLatest) this.latest = renderer;
      // The console links to the pages of a version that has the document, preferably the latest.
      const {sandbox} = renderer.input;
      const rank = group.pages.length === 0 ? 0 : group.isLatest ? 2 : 1;
      if (sandbox !== undefined && (sandbox === '' || rank > 0) && rank >= (ranks.get(sandbox) ?? 0)) {
        ranks.set(sandbox, rank);
        this.consoles.set(sandbox, renderer);
      }
      if (this.rendered[index] === renderer) continue;
      for (const page of group.pages) {
        yield* this.selectChanged(renderFiles(renderer, page, this.dataDir, this.languages.others.length > 0));
      }
      this.rendered[index] = renderer;
      if (!group.isLatest) continue;
      for (const [document, links] of renderer.brokenLinks) {
        brokenLinks.set(document, new Set([...(brokenLinks.get(document) ?? []), ...links]));
      }
    }
    this.reportLinks(brokenLinks);
    if (this.isDefaultLocale) {
      const {documents} = this.options;
      reportUnreadPages(
        documents,
        groups.flatMap(({pages}) => pages),
      );
      reportUnknownVersions(documents, this.pages.listVersions(groups));
    }
  }

  /** Reports the broken links, only in the default locale. */
  private reportLinks(brokenLinks: ReadonlyMap<LoadedDocument, ReadonlySet<string>>): void {
    const {siteDir, generatedFilesDir} = this.context;
    if (!this.isDefaultLocale) return;
    const warnings = [...brokenLinks].flatMap(([document, links]) => describeBrokenLinks(document, links, siteDir));
    reportWarnings(warnings, path.join(generatedFilesDir, pluginName, 'links.txt'), siteDir);
  }

  private get isDefaultLocale(): boolean {
    const {currentLocale, defaultLocale} = this.context.i18n;
    return currentLocale === defaultLocale;
  }

  private *selectChanged(files: readonly GeneratedFile[]): Generator<GeneratedFile> {
    for (const [name, content] of files) {
      const digest = createHash('sha256').update(content).digest('base64');
      if (this.digests.get(name) === digest) continue;
      this.digests.set(name, digest);
      yield [name, content];
    }
  }

  /** Creates the documents for download, the site's own files, and the console's operations. */
  async createPublishedFiles(): Promise<readonly PublishedFile[]> {
    const documents = await this.loadDocuments();
    const versions = new Set(
      Object.values(this.options.documents).flatMap(({versions: files = {}}) => Object.keys(files)),
    );
    const versionedDocuments = await Promise.all(
      [...versions].map(async (version) => ({version, documents: await this.loader.load(version)})),
    );
    const siteContent = this.createContent('current', documents);
    const allDocuments = versionedDocuments.flatMap((entry) => entry.documents);
    const {tryIt} = this.options;
    // They only depend on the documents, not on the pages that are edited.
    const validatorFiles =
      tryIt === false
        ? []
        : this.cache.get('validators', documents, () => createValidatorFiles(listBundles(documents)));
    const consoles = [...this.consoles.values()];
    const sandboxFiles = consoles.flatMap((renderer) => this.createOtherSandboxes(renderer));
    const historyFiles = this.createHistoryFiles(documents);
    return this.cache.get('published', [siteContent, historyFiles, ...consoles, ...documents, ...allDocuments], () => [
      ...validatorFiles,
      ...sandboxFiles,
      ...(tryIt === false ? [] : consoles.flatMap((renderer) => createOperationFiles(renderer, tryIt))),
      ...(tryIt === false ? [] : this.createOAuthFiles(consoles, tryIt)),
      ...documents.flatMap((document) => this.publishDocument(document, 'openapi')),
      ...versionedDocuments.flatMap((entry) =>
        entry.documents
          .filter((document) => !documents.includes(document))
          .flatMap((document) => this.publishDocument(document, `openapi/${entry.version}`)),
      ),
      ...historyFiles,
      ...(siteContent.files ?? []),
    ]);
  }

  private publishDocument({id, bundle, model}: LoadedDocument, folder: string): PublishedFile[] {
    const hasCollection = this.options.postman && model.operations.length > 0;
    return [
      {name: `${folder}/${id}.yaml`, content: openApiFiles.stringifyYaml(bundle)},
      {name: `${folder}/${id}.json`, content: stringifyJson(bundle, 2)},
      ...(hasCollection
        ? [{name: `${folder}/${id}.postman_collection.json`, content: createPostmanFile(model, this.t)}]
        : []),
    ];
  }

  /** The documents that the console sends requests for. */
  listConsoleDocuments(): LoadedDocument[] {
    return [...new Set([...this.consoles.values()].flatMap(({input}) => input.documents))];
  }

  /** Creates the files of a version's sandboxes, except for the current documents' sandbox, and reports their size. */
  private createOtherSandboxes(renderer: PageRenderer): readonly PublishedFile[] {
    const others = [...renderer.sandboxes.list()].filter(([id]) => id !== '');
    return others.flatMap(([id, documents]) =>
      this.cache.get(`sandbox ${id}`, documents, () => {
        const bundles = listBundles(documents);
        const files = [createContractFile(id, bundles), ...createValidatorFiles(bundles, id)];
        if (this.isDefaultLocale && process.env.NODE_ENV !== 'development') reportSandbox(id, files);
        return files;
      }),
    );
  }

  /** Creates the files with the changes of documents. */
  private createHistoryFiles(documents: readonly LoadedDocument[]): readonly PublishedFile[] {
    const {siteConfig, baseUrl} = this.context;
    return this.cache.get('history', [readFileVersion(this.listReleases()), ...documents], () => {
      const histories = documents.flatMap((document) => {
        const history = this.getHistory(document);
        return history === undefined ? [] : [[document.id, history] as const];
      });
      return createHistoryFiles(new Map(histories), siteConfig.url + baseUrl);
    });
  }

  /** Returns a document's changes. Its releases are compared again only if one has changed. */
  private getHistory(document: LoadedDocument): ChangeHistory | undefined {
    const {id} = document;
    const version = readFileVersion(this.releases.listFiles(id));
    return this.cache.get(`history of ${id}`, [version, document], () => createHistory(this.releases, document));
  }

  /** Lists the absolute paths of the releases of documents. */
  listReleases(): string[] {
    return Object.keys(this.options.documents).flatMap((id) => this.releases.listFiles(id));
  }

  /** Creates the renderer of a group of pages, unless nothing that it depends on has changed. */
  private async createRenderer(key: string, group: PageGroup, groups: readonly PageGroup[]): Promise<PageRenderer> {
    const documents = await this.loader.load(group.version);
    const currentDocuments = group.version === undefined ? documents : await this.loadDocuments();
    const siteContent = this.createContent(key, documents);
    const otherPages = groups.filter((other) => other !== group && other.isLatest).flatMap(({pages}) => pages);
    const allPages = [...group.pages, ...otherPages];
    const releases = readFileVersion(this.listReleases());
    const inputs = [siteContent, JSON.stringify(allPages), releases, ...documents, ...currentDocuments];
    return this.cache.get(`renderer ${key}`, inputs, () => {
      const {baseUrl} = this.context;
      const {tryIt} = this.options;
      const isCurrent = documents.every((document) => currentDocuments.includes(document));
      return new PageRenderer({
        documents,
        siteContent,
        pages: allPages,
        t: this.t,
        sampleLanguages: this.languages.tabs,
        depth: this.options.depth,
        maxExamples: this.options.maxExamples,
        schemaPages: this.resolveSchemaPages(currentDocuments),
        ...(tryIt !== false && {
          sandbox: isCurrent ? '' : (group.version ?? ''),
          hasSandboxExtension: isCurrent && tryIt.extension !== undefined,
        }),
        // Versions of the docs show the changes of the current document, whose releases they are.
        getHistory: (id) => {
          const document = currentDocuments.find((candidate) => candidate.id === id);
          return document && this.getHistory(document);
        },
        hasPostmanCollections: this.options.postman,
        badges: this.options.changes?.badges,
        isOtherVersion: (document) => !currentDocuments.includes(document),
        resolveUrl: (url) => this.urls.resolve(url),
        getFileUrl: (id, extension) => {
          const isVersioned = !currentDocuments.some((document) => documents.includes(document) && document.id === id);
          const folder = isVersioned && group.version !== undefined ? `openapi/${group.version}` : 'openapi';
          return `${baseUrl}${folder}/${id}.${extension}`;
        },
      });
    });
  }

  /** @param key - Identifies the use of the content. Versions of the docs can have different documents. */
  private createContent(key: string, documents: readonly LoadedDocument[]): SiteContent {
    const version = readFileVersion(this.content.sourceFiles ?? []);
    return this.cache.get(`content ${key}`, [version, ...documents], () =>
      this.content.default({documents: documents.map(({model}) => model), toUrl: (path) => this.urls.toPageUrl(path)}),
    );
  }

  /** Redirect pages are below the base URL of the default locale, so that one URL is registered for all locales. */
  private createOAuthFiles(consoles: readonly PageRenderer[], tryIt: TryItOptions): PublishedFile[] {
    const {baseUrl, siteConfig} = this.context;
    const rootUrl = this.urls.getDefaultBaseUrl();
    const isDefault = rootUrl === baseUrl || process.env.NODE_ENV === 'development';
    const pageBaseUrl = isDefault ? baseUrl : rootUrl;
    const toRedirectUrl = (path: string) =>
      pageBaseUrl + path.slice(1) + (siteConfig.trailingSlash === true ? '/' : '');
    const inputs = consoles.map(({input}) => input);
    return [
      ...createSecurityFiles(inputs, tryIt, toRedirectUrl),
      ...(isDefault ? createRedirectFiles(inputs, tryIt, baseUrl, this.t) : []),
    ];
  }

  /** @throws Error if no document has a schema in the option `schemaPages`. */
  private resolveSchemaPages(documents: readonly LoadedDocument[]): Map<string, string> {
    const names = new Set(documents.flatMap(({model}) => [...model.schemas.keys()]));
    return new Map(
      Object.entries(this.options.schemaPages).map(([name, url]) => {
        if (!names.has(name)) {
          throw new ExplainedError(
            `The "schemaPages" option has a page for "${name}", but no API document has this schema.${didYouMean(name, [...names])} Correct the name, or remove it.`,
          );
        }
        return [name, this.urls.toPageUrl(url)];
      }),
    );
  }
}

const listBundles = (documents: readonly LoadedDocument[]) =>
  Object.fromEntries(documents.map(({id, bundle}) => [id, bundle]));

const toText = (content: unknown): string => (typeof content === 'string' ? content : JSON.stringify(content));

/** Renders a page, and returns its generated files. */
function renderFiles(
  renderer: PageRenderer,
  page: SourcePage,
  dataDir: string,
  hasOtherLanguages: boolean,
): GeneratedFile[] {
  const key = getPageKey(page.source.replace(/^@site\//, ''));
  const {nodes, html, targets, requests} = createPageData(renderer.renderPage(page));
  const hasRequests = hasOtherLanguages && Object.keys(requests).length > 0;
  reportLargePage(page.source, Object.values(html));
  return [
    [`${key}.nodes.json`, toText(nodes)],
    [key + htmlFileEnd, toText(html)],
    [`${key}.targets.json`, toText(targets)],
    ...(hasRequests ? [[key + requestsFileEnd, stringifyJson(requests)] as const] : []),
    ...Object.entries(createPartsModules(key, html, dataDir, hasRequests)).map(
      ([folder, code]) => [`${folder}/${key}.js`, code] as const,
    ),
  ];
}
