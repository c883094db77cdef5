import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {getOrCreate} from '@developer-docs/utils';
import type {LoadContext} from '@docusaurus/types';
import type {LoadedDocument} from '../documents/document-loader';
import type {NormalizedTryItOptions} from '../options/try-it';
import type {PageRenderer} from '../pages/page-renderer';
import {getDefaultBaseUrl} from '../placement/site-urls';
import type {Translate} from '../texts/translations';
import {createOperationFiles} from './operation-files';
import {createDocumentsFile, createValidatorFiles} from './sandbox-files';
import {createRedirectFiles, createSecurityFiles} from './security-files';

/**
 * Creates the files that the console loads, except for the current documents, which are part of its worker.
 *
 * @param renderers - They have rendered all pages.
 */
export function createConsoleFiles(
  currentDocuments: readonly LoadedDocument[],
  renderers: readonly PageRenderer[],
  tryIt: NormalizedTryItOptions,
  {context, t}: {readonly context: LoadContext; readonly t: Translate},
): PublishedFile[] {
  const responseIds = new Map(renderers.flatMap((renderer) => [...renderer.responseIds]));
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
