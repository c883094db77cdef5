import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {createPostmanCollection, type ApiDocument, type Operation, type PostmanFolder} from '@developer-docs/openapi';
import {stringifyYaml} from '@developer-docs/openapi/node';
import {stringifyJson} from '@developer-docs/utils';
import type {LoadContext} from '@docusaurus/types';
import type {NormalizedTryItOptions} from '../../options/try-it';
import type {Translate} from '../../translations';
import {createOperationFiles} from '../console-files/operation-files';
import {createDocumentsFile, createValidatorFiles} from '../console-files/sandbox-files';
import {createRedirectFiles, createSecurityFiles} from '../console-files/security-files';
import type {LoadedDocument} from '../documents/document-loader';
import type {DocumentDownloads} from '../html/document/document-overview';
import {groupByTag, nestGroups} from '../layout/operation-groups';
import type {PageRenderer} from '../pages/page-renderer';
import {getDefaultBaseUrl} from './site-urls';

/** Returns the paths of a document's files for download. */
export function getDownloads({id, model}: LoadedDocument, folder: string, hasPostman: boolean): DocumentDownloads {
  const file = `${folder}/${id}`;
  return {
    yaml: `${file}.yaml`,
    json: `${file}.json`,
    ...(hasPostman && model.operations.length > 0 && {postman: `${file}.postman_collection.json`}),
  };
}

/** Creates the files of a document for download. */
export const createDownloads = (
  {bundle, model}: LoadedDocument,
  {yaml, json, postman}: DocumentDownloads,
  t: Translate,
): PublishedFile[] => [
  {name: yaml, content: stringifyYaml(bundle)},
  {name: json, content: stringifyJson(bundle, 2)},
  ...(postman === undefined ? [] : [{name: postman, content: createPostmanFile(model, t)}]),
];

/** Creates the Postman collection of a document, whose folders are the categories in the sidebar. */
function createPostmanFile(document: ApiDocument, t: Translate): string {
  const groups = groupByTag(document).map((group) => ({
    group,
    items: group.operations.filter(({kind}) => kind === 'operation'),
  }));
  const folders = nestGroups<PostmanFolder | Operation>(
    document,
    groups,
    (name, items, {description}) => ({name, description, items}),
    t,
  );
  return stringifyJson(createPostmanCollection(document, folders), 2);
}

/**
 * Creates the files that the console loads, except for the documents and validators of the current documents' sandbox.
 *
 * @param consoles - The renderers of the pages that open the console.
 */
export function createConsoleFiles(
  consoles: readonly PageRenderer[],
  tryIt: NormalizedTryItOptions,
  context: LoadContext,
  t: Translate,
): PublishedFile[] {
  const otherSandboxes = new Map<string, LoadedDocument[]>();
  for (const [document, id] of consoles.flatMap(({sandboxIds}) => [...sandboxIds])) {
    if (id !== '') otherSandboxes.set(id, [...(otherSandboxes.get(id) ?? []), document]);
  }
  return [
    ...[...otherSandboxes].flatMap(([id, documents]) => [
      createDocumentsFile(id, documents),
      ...createValidatorFiles(documents, id),
    ]),
    ...consoles.flatMap((renderer) => createOperationFiles(renderer, tryIt)),
    ...createOAuthFiles(consoles, tryIt, context, t),
  ];
}

/** Redirect pages are below the base URL of the default locale, so that one URL is registered for all locales. */
function createOAuthFiles(
  consoles: readonly PageRenderer[],
  tryIt: NormalizedTryItOptions,
  context: LoadContext,
  t: Translate,
): PublishedFile[] {
  const {baseUrl, siteConfig} = context;
  const rootUrl = process.env.NODE_ENV === 'development' ? baseUrl : getDefaultBaseUrl(context);
  const end = siteConfig.trailingSlash === true ? '/' : '';
  const inputs = consoles.map(({input}) => input);
  return [
    ...createSecurityFiles(inputs, tryIt, (path) => rootUrl + path.slice(1) + end),
    ...(rootUrl === baseUrl ? createRedirectFiles(inputs, tryIt, context, t) : []),
  ];
}
