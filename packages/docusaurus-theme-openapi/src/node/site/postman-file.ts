import {createPostmanCollection, type ApiDocument, type Operation, type PostmanFolder} from '@developer-docs/openapi';
import {stringifyJson} from '@developer-docs/utils';
import type {Translate} from '../../translations';
import {groupByTag, nestGroups} from '../layout/document-layout';

/** Creates the Postman collection of a document, whose folders are the categories in the sidebar. */
export function createPostmanFile(document: ApiDocument, t: Translate): string {
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
