import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {createPostmanCollection, type ApiDocument, type Operation, type PostmanFolder} from '@developer-docs/openapi';
import {stringifyYaml} from '@developer-docs/openapi/node';
import {stringifyJson} from '@developer-docs/utils';
import type {Translate} from '../../translations';
import type {LoadedDocument} from '../documents/document-loader';
import type {DocumentDownloads} from '../html/document/document-overview';
import {groupByTag, nestGroups} from '../layout/operation-groups';

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
  const folders = nestGroups<PostmanFolder | Operation>(document, groups, t, {
    createCategory: (name, items, {description}) => ({name, description, items}),
  });
  return stringifyJson(createPostmanCollection(document, folders), 2);
}
