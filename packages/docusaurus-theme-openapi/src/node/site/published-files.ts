import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {createPostmanCollection, type ApiDocument, type PostmanFolder} from '@developer-docs/openapi';
import {stringifyYaml} from '@developer-docs/openapi/node';
import {getOrCreate, stringifyJson} from '@developer-docs/utils';
import type {LoadContext} from '@docusaurus/types';
import {createOperationFiles, type ResponseIds} from '../console-files/operation-files';
import {createDocumentsFile, createValidatorFiles} from '../console-files/sandbox-files';
import {createRedirectFiles, createSecurityFiles} from '../console-files/security-files';
import type {LoadedDocument} from '../documents/document-loader';
import {getDownloads} from '../html/document/document-overview';
import {groupByTag, nestGroups, type GroupNode} from '../layout/operation-groups';
import {getDefaultBaseUrl} from '../layout/site-urls';
import type {PluginOptions} from '../options/plugin-options';
import type {NormalizedTryItOptions} from '../options/try-it';
import type {PageRenderer} from '../pages/page-renderer';
import type {Translate} from '../texts/translations';

/** Creates the files of a document for download. */
export function createDownloads(document: LoadedDocument, options: PluginOptions, t: Translate): PublishedFile[] {
  const {bundle, model} = document;
  const {yaml, json, postman} = getDownloads(document, '', options);
  return [
    {name: yaml, content: stringifyYaml(bundle)},
    {name: json, content: stringifyJson(bundle, 2)},
    ...(postman === undefined ? [] : [{name: postman, content: createPostmanFile(model, t)}]),
  ];
}

/** Creates the Postman collection of a document, whose folders are the categories in the sidebar. */
function createPostmanFile(document: ApiDocument, t: Translate): string {
  const createFolder = ({tag: {description}, label, operations, children}: GroupNode): PostmanFolder => ({
    name: label,
    description,
    items: [...operations, ...children.map(createFolder)],
  });
  const folders = nestGroups(document, groupByTag(document, document.operations), t).map(createFolder);
  return stringifyJson(createPostmanCollection(document, folders), 2);
}

/**
 * Creates the files that the console loads, except for the current documents, which are part of its worker.
 *
 * @param responseIds - The IDs of response fields and headers on the pages about operations.
 */
export function createConsoleFiles(
  currentDocuments: readonly LoadedDocument[],
  renderers: readonly PageRenderer[],
  responseIds: ResponseIds,
  tryIt: NormalizedTryItOptions,
  {context, t}: {readonly context: LoadContext; readonly t: Translate},
): PublishedFile[] {
  const consoles = selectConsoles(renderers);
  const otherSandboxes = new Map<string, LoadedDocument[]>();
  for (const [document, id] of consoles.flatMap(({sandboxIds}) => [...sandboxIds])) {
    if (id !== '') getOrCreate(otherSandboxes, id, (): LoadedDocument[] => []).push(document);
  }
  const {baseUrl, siteConfig} = context;
  // Redirect pages are below the base URL of the default locale, so that one URL is registered for all locales.
  const rootUrl = process.env.NODE_ENV === 'development' ? baseUrl : getDefaultBaseUrl(context);
  const end = siteConfig.trailingSlash === true ? '/' : '';
  const documents = [...new Set(consoles.flatMap(({docsVersion}) => docsVersion.documents))];
  return [
    ...createValidatorFiles(currentDocuments),
    ...[...otherSandboxes].flatMap(([id, own]) => [createDocumentsFile(id, own), ...createValidatorFiles(own, id)]),
    ...consoles.flatMap((renderer) => createOperationFiles(renderer, responseIds, tryIt, t)),
    ...createSecurityFiles(documents, tryIt, (path) => rootUrl + path.slice(1) + end),
    ...(rootUrl === baseUrl ? createRedirectFiles(documents, tryIt, context, t) : []),
  ];
}

/**
 * Selects the renderer of each version's console, whose pages the console links to. The current documents can be shown
 * by several versions of the docs, of which the latest one with pages is preferred.
 */
function selectConsoles(renderers: readonly PageRenderer[]): PageRenderer[] {
  const getRank = ({docsVersion: {pages, isLatest}}: PageRenderer) => (pages.length === 0 ? 0 : 1 + Number(isLatest));
  const sorted = [...renderers].sort((first, second) => getRank(first) - getRank(second));
  return [...new Map(sorted.map((renderer) => [renderer.docsVersion.documentsVersion, renderer])).values()];
}
