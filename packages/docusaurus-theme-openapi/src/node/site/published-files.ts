import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {InputCache, readFileVersion} from '@developer-docs/utils/node';
import type {LoadContext} from '@docusaurus/types';
import type {NormalizedTryItOptions} from '../../options/try-it';
import type {Translate} from '../../translations';
import {createOperationFiles} from '../console-files/operation-files';
import {createDocumentsFile, createSandboxFiles, createValidatorFiles} from '../console-files/sandbox-files';
import {createRedirectFiles, createSecurityFiles} from '../console-files/security-files';
import type {LoadedDocument} from '../documents/document-loader';
import type {PageRenderer} from '../pages/page-renderer';
import {createHistoryFiles} from '../releases/history';
import {createDownloads, getDownloads} from './downloads';
import type {ReferenceBuilder, SiteInput} from './reference-builder';
import {getDefaultBaseUrl} from './site-urls';

/**
 * Creates the files of a site beside its pages, also those of the console. Under `docusaurus start`, all methods are
 * called after each edit.
 */
export class PublishedFiles {
  private readonly cache = new InputCache();

  constructor(
    private readonly input: SiteInput,
    private readonly reference: ReferenceBuilder,
  ) {}

  /** Creates the modules that the console and its worker import. */
  async createSandboxModules(): Promise<readonly (readonly [name: string, code: string])[]> {
    const {loader, options} = this.input;
    const {tryIt} = options;
    if (tryIt === false) return [];
    const documents = await loader.load();
    return this.cache.get('sandbox', [documents], () => createSandboxFiles(documents, tryIt));
  }

  /** Creates the documents for download, their changes, the site's own files, and the console's files. */
  async create(): Promise<readonly PublishedFile[]> {
    const {loader, t, context, options} = this.input;
    const {postman, tryIt} = options;
    const documents = await loader.load();
    const names = new Set(loader.listIds().flatMap((id) => loader.listVersions(id).filter(Boolean)));
    const versions = [...names].map(async (name) => {
      const loaded = await loader.load(name);
      return {folder: `openapi/${name}`, documents: loaded.filter((document) => !documents.includes(document))};
    });
    const downloads = [{folder: 'openapi', documents}, ...(await Promise.all(versions))];
    const siteContent = this.reference.createContent('current', documents);
    // They depend only on the documents, not on the pages that are edited.
    const validators =
      tryIt === false ? [] : this.cache.get('validators', [documents], () => createValidatorFiles(documents));
    const consoles = this.selectConsoles();
    const releases = readFileVersion(this.reference.listReleaseFiles());
    const inputs = [siteContent, releases, ...consoles, ...downloads.flatMap((entry) => entry.documents)];
    return this.cache.get('files', inputs, () => [
      ...validators,
      ...(tryIt === false ? [] : createConsoleFiles(consoles, tryIt, context, t)),
      ...downloads.flatMap((entry) =>
        entry.documents.flatMap((document) =>
          createDownloads(document, getDownloads(document, entry.folder, postman), t),
        ),
      ),
      ...createHistoryFiles(
        documents,
        (document) => this.reference.getHistory(document),
        context.siteConfig.url + context.baseUrl,
      ),
      ...(siteContent.files ?? []),
    ]);
  }

  /** The documents that the console sends requests for. */
  listConsoleDocuments(): LoadedDocument[] {
    return [...new Set(this.selectConsoles().flatMap(({input}) => input.documents))];
  }

  /**
   * Selects the renderer of each version's console, whose pages the console links to. The current documents can be
   * shown by several versions of the docs, of which the latest one with pages is preferred.
   */
  private selectConsoles(): PageRenderer[] {
    if (this.input.options.tryIt === false) return [];
    const getRank = ({input: {pages, isLatest}}: PageRenderer) => (pages.length === 0 ? 0 : 1 + Number(isLatest));
    const consoles = new Map<string, PageRenderer>();
    for (const renderer of [...this.reference.renderers].sort((first, second) => getRank(first) - getRank(second))) {
      const {version = '', pages} = renderer.input;
      if (version === '' || pages.length > 0) consoles.set(version, renderer);
    }
    return [...consoles.values()];
  }
}

/**
 * Creates the files that the console loads, except for the documents and validators of the current documents' sandbox.
 *
 * @param consoles - The renderers of the pages that open the console.
 */
function createConsoleFiles(
  consoles: readonly PageRenderer[],
  tryIt: NormalizedTryItOptions,
  context: LoadContext,
  t: Translate,
): PublishedFile[] {
  const otherSandboxes = new Map<string, LoadedDocument[]>();
  for (const [document, id] of consoles.flatMap(({sandboxIds}) => [...sandboxIds])) {
    if (id !== '') otherSandboxes.set(id, [...(otherSandboxes.get(id) ?? []), document]);
  }
  const {baseUrl, siteConfig} = context;
  // Redirect pages are below the base URL of the default locale, so that one URL is registered for all locales.
  const rootUrl = process.env.NODE_ENV === 'development' ? baseUrl : getDefaultBaseUrl(context);
  const end = siteConfig.trailingSlash === true ? '/' : '';
  const inputs = consoles.map(({input}) => input);
  return [
    ...[...otherSandboxes].flatMap(([id, documents]) => [
      createDocumentsFile(id, documents),
      ...createValidatorFiles(documents, id),
    ]),
    ...consoles.flatMap((renderer) => createOperationFiles(renderer, tryIt)),
    ...createSecurityFiles(inputs, tryIt, (path) => rootUrl + path.slice(1) + end),
    ...(rootUrl === baseUrl ? createRedirectFiles(inputs, tryIt, context, t) : []),
  ];
}
