import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {createPostmanCollection, type ApiDocument, type PostmanFolder} from '@developer-docs/openapi';
import {stringifyYaml} from '@developer-docs/openapi/node';
import {stringifyJson} from '@developer-docs/utils';
import type {LoadedDocument} from '../documents/document-loader';
import {getDownloads} from '../html/document/document-overview';
import type {PluginOptions} from '../options/plugin-options';
import {groupByTag, nestGroups, type GroupNode} from '../placement/operation-groups';
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
