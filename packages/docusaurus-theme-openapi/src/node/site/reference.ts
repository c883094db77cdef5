import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {readFileVersion} from '@developer-docs/utils/node';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {createConsoleFiles} from '../console-files/console-files';
import {createSandboxModules} from '../console-files/sandbox-files';
import type {DocumentLoader, LoadedDocument} from '../documents/document-loader';
import {createCodeStyles} from '../highlight/code-styles';
import type {SiteContent, SiteContentModule} from '../html/page-context';
import type {PluginOptions} from '../options/plugin-options';
import {createPageFile, getPageFile} from '../pages/page-file';
import {PageRenderer, type DocsVersion} from '../pages/page-renderer';
import type {PageGroup} from '../placement/page-index';
import {toPageUrl} from '../placement/site-urls';
import {createHistories, createHistoryFiles} from '../releases/history';
import type {ReleaseStore} from '../releases/release-store';
import type {Translate} from '../texts/translations';
import {createDownloads} from './downloads';
import {createLanguageModules, type SiteLanguages} from './sample-languages';
import {listFileLikeUrls, listPageGroups} from './site-pages';
import {describeBrokenLinks, reportWarnings} from './warnings';

/** What's the same for the whole reference of a site: the site, the options, and what they were read into. */
export interface SiteContext {
  readonly context: LoadContext;
  readonly options: PluginOptions;
  readonly loader: DocumentLoader;
  readonly releases: ReleaseStore;
  /** Returns the labels in the site's language. */
  readonly t: Translate;
  readonly languages: SiteLanguages;
  /** The module in the option `content`. */
  readonly content: SiteContentModule;
}

/** The current documents, and those of the docs versions that have their own, by version. */
type DocumentVersions = ReadonlyMap<string, readonly LoadedDocument[]>;

/** Everything that the reference of a site depends on and that edits under `docusaurus start` change. */
export interface ReferenceInputs {
  readonly versions: DocumentVersions;
  readonly groups: readonly PageGroup[];
  readonly fileLikeUrls: ReadonlySet<string>;
  /** The version of the releases, and of the files that the content of the site is read from. */
  readonly fileVersion: string;
}

export async function readInputs(
  {context, loader, releases, content: {sourceFiles = []}}: SiteContext,
  allContent: AllContent,
): Promise<ReferenceInputs> {
  const releaseFiles = loader.listIds().flatMap((id) => releases.listFiles(id));
  return {
    versions: await loader.loadVersions(),
    groups: listPageGroups(context, allContent),
    fileLikeUrls: listFileLikeUrls(allContent),
    fileVersion: readFileVersion([...sourceFiles, ...releaseFiles]),
  };
}

/** Writes a generated file, as Docusaurus's `createData` does. A promise is awaited. */
type WriteFile = (name: string, content: string) => unknown;

/**
 * Renders the reference of a site, and writes its generated files.
 *
 * @returns The files to publish beside the pages.
 */
export async function writeReference(
  site: SiteContext,
  {versions, groups, fileLikeUrls}: ReferenceInputs,
  write: WriteFile,
): Promise<PublishedFile[]> {
  const {context, options, t, languages} = site;
  const currentDocuments = versions.get('') ?? [];
  const histories = createHistories(site.releases, currentDocuments);
  const siteContents = createSiteContents(site, versions);
  const settings = {urlContext: context, options, t, sampleLanguages: languages.tabs, histories, fileLikeUrls};
  const docsVersions = groups.map((group) => createDocsVersion(group, groups, versions, siteContents));
  const renderers = docsVersions.map((docsVersion) => new PageRenderer(settings, docsVersion));
  await writePages(renderers, languages, write);
  for (const [name, code] of createModules(site, currentDocuments)) await write(name, code);
  reportBrokenLinks(renderers, context);
  return [
    ...listOwnDocuments(versions).flatMap((document) => createDownloads(document, options, t)),
    ...(options.tryIt === false ? [] : createConsoleFiles(currentDocuments, renderers, options.tryIt, site)),
    ...createHistoryFiles(histories, context.siteConfig.url + context.baseUrl),
    ...(siteContents.get('')?.files ?? []),
  ];
}

/**
 * Renders the pages, and writes their files. Each page is rendered when its file is written, so that the files of
 * thousands of pages are never in memory at the same time.
 */
async function writePages(renderers: readonly PageRenderer[], languages: SiteLanguages, write: WriteFile) {
  for (const renderer of renderers) {
    for (const page of renderer.docsVersion.pages) {
      const file = getPageFile(page.source.replace(/^@site\//, ''));
      const content = createPageFile(file, renderer.renderPage(page), {hasRequests: languages.others.length > 0});
      await write(file, JSON.stringify(content));
    }
  }
}

/** Creates what the site adds to the operations of each version. */
const createSiteContents = ({content, context}: SiteContext, versions: DocumentVersions) =>
  new Map(
    [...versions].map(([version, documents]) => [
      version,
      content.default({documents: documents.map(({model}) => model), toUrl: (url) => toPageUrl(url, context)}),
    ]),
  );

/** Creates what the pages of a group show. */
function createDocsVersion(
  group: PageGroup,
  groups: readonly PageGroup[],
  versions: DocumentVersions,
  siteContents: ReadonlyMap<string, SiteContent>,
): DocsVersion {
  const documentsVersion = versions.has(group.version) ? group.version : '';
  return {
    ...group,
    documentsVersion,
    documents: versions.get(documentsVersion) ?? [],
    siteContent: siteContents.get(documentsVersion) ?? {},
    linkedPages: groups.filter((other) => other !== group && other.isLatest).flatMap((other) => other.pages),
  };
}

/** Lists the documents once. A version without a document of its own has the current one. */
const listOwnDocuments = (versions: DocumentVersions): LoadedDocument[] =>
  [...versions].flatMap(([version, documents]) => documents.filter((document) => document.version === version));

/** Warns about the broken links in the descriptions of the latest version of the docs, once for all locales. */
function reportBrokenLinks(renderers: readonly PageRenderer[], context: LoadContext): void {
  const {siteDir, i18n} = context;
  if (i18n.currentLocale !== i18n.defaultLocale) return;
  const warnings = renderers
    .filter(({docsVersion}) => docsVersion.isLatest)
    .flatMap(({brokenLinks}) => [...brokenLinks])
    .flatMap(([document, links]) => describeBrokenLinks(document, links, siteDir));
  reportWarnings([...new Set(warnings)], 'links.txt', context);
}

/** Creates the modules that are the same on all pages. */
const createModules = ({context, options, languages}: SiteContext, documents: readonly LoadedDocument[]) => [
  ['code.css', createCodeStyles(context.siteConfig.themeConfig)] as const,
  ...createLanguageModules(context.siteDir, languages),
  ...(options.tryIt === false ? [] : createSandboxModules(documents, options.tryIt)),
];
