import {createPostmanCollection, type ApiDocument, type Operation, type PostmanFolder} from '@developer-docs/openapi';
import {stringifyYaml} from '@developer-docs/openapi/node';
import {stringifyJson, type JsonObject} from '@developer-docs/utils';
import type {PublishedFile} from '@developer-docs/utils/node';
import type {LoadContext} from '@docusaurus/types';
import type {ValidTryItOptions} from '../../options';
import type {Translate} from '../../translations';
import {createOperationFiles} from '../console-files/operation-files';
import {createDocumentsFile, createValidatorFiles} from '../console-files/sandbox-files';
import {createRedirectFiles, createSecurityFiles} from '../console-files/security-files';
import type {LoadedDocument} from '../documents/document-loader';
import {groupByTag, nestGroups} from '../layout/operation-groups';
import type {PageRenderer} from '../pages/page-renderer';
import {getDefaultBaseUrl} from './site-urls';

/** Creates the files of a document for download. */
export function createDownloads(
  {id, bundle, model}: LoadedDocument,
  folder: string,
  {hasPostman, t}: {readonly hasPostman: boolean; readonly t: Translate},
): PublishedFile[] {
  const file = `${folder}/${id}`;
  return [
    {name: `${file}.yaml`, content: stringifyYaml(bundle)},
    {name: `${file}.json`, content: stringifyJson(bundle, 2)},
    ...(hasPostman && model.operations.length > 0
      ? [{name: `${file}.postman_collection.json`, content: createPostmanFile(model, t)}]
      : []),
  ];
}

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

/** Returns the documents as JSON, by ID. */
export const listBundles = (documents: readonly LoadedDocument[]): Record<string, JsonObject> =>
  Object.fromEntries(documents.map(({id, bundle}) => [id, bundle]));

/**
 * Creates the files that the console loads, except for the documents and validators of the current documents' sandbox.
 *
 * @param consoles - The renderers of the pages that open the console.
 */
export function createConsoleFiles(
  consoles: readonly PageRenderer[],
  tryIt: ValidTryItOptions,
  context: LoadContext,
  t: Translate,
): PublishedFile[] {
  const otherSandboxes = new Map<string, LoadedDocument[]>();
  for (const [document, id] of consoles.flatMap(({sandboxIds}) => [...sandboxIds])) {
    if (id !== '') otherSandboxes.set(id, [...(otherSandboxes.get(id) ?? []), document]);
  }
  return [
    ...[...otherSandboxes].flatMap(([id, documents]) => {
      const bundles = listBundles(documents);
      return [createDocumentsFile(id, bundles), ...createValidatorFiles(bundles, id)];
    }),
    ...consoles.flatMap((renderer) => createOperationFiles(renderer, tryIt)),
    ...createOAuthFiles(consoles, tryIt, context, t),
  ];
}

/** Redirect pages are below the base URL of the default locale, so that one URL is registered for all locales. */
function createOAuthFiles(
  consoles: readonly PageRenderer[],
  tryIt: ValidTryItOptions,
  context: LoadContext,
  t: Translate,
): PublishedFile[] {
  const {baseUrl, siteConfig} = context;
  const rootUrl = process.env.NODE_ENV === 'development' ? baseUrl : getDefaultBaseUrl(context);
  const end = siteConfig.trailingSlash === true ? '/' : '';
  const inputs = consoles.map(({input}) => input);
  return [
    ...createSecurityFiles(inputs, tryIt, (path) => rootUrl + path.slice(1) + end),
    ...(rootUrl === baseUrl ? createRedirectFiles(inputs, tryIt, baseUrl, t) : []),
  ];
}
