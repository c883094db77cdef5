import {isMethod, OpenApiDocument, readOperations} from '@developer-docs/openapi';
import {mapMembers, objectAt, toCanonicalJson, toObject, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocuments} from './contract.js';

/**
 * Combines documents into one, so that shared components exist only once. Returns the documents unchanged if their
 * servers differ, or if paths, components, or operations with the same name or ID differ.
 */
export function combineDocuments(documents: OpenApiDocuments): OpenApiDocuments {
  const contents = Object.values(documents);
  const sections = new Set(contents.flatMap((document) => Object.keys(objectAt(document, 'components'))));
  const paths = mergeMembers(contents.map(readPaths));
  const rootMembers = mergeMembers(contents.map(({servers = []}) => ({servers})));
  const components = [...sections].map((section) => [
    section,
    mergeMembers(contents.map((document) => objectAt(objectAt(document, 'components'), section))),
  ]);
  const operations = mergeMembers(contents.map(readOperationPointers));
  const canMerge = [paths, rootMembers, operations, ...components.map(([, members]) => members)].every(Boolean);
  return canMerge
    ? {
        // Messages about schemas contain the name.
        [Object.keys(documents).join('+')]: {
          ...rootMembers,
          paths,
          components: Object.fromEntries(components) as JsonObject,
        },
      }
    : documents;
}

/** Returns the pointers to the operations of a document by their IDs, which are unique only within the document. */
const readOperationPointers = (content: JsonObject): JsonObject =>
  Object.fromEntries(readOperations(new OpenApiDocument(content)).map(({id, pointer}) => [id, pointer]));

/** Returns a document's paths. Operations inherit the document's default security requirements. */
function readPaths(content: JsonObject): JsonObject {
  const document = new OpenApiDocument(content);
  const {paths, security = []} = content;
  const inherit = (operation: unknown) => ({security, ...toObject(operation)});
  return mapMembers(paths, (item) =>
    mapMembers(document.resolve(item), (member, key) => {
      if (key === 'additionalOperations') return mapMembers(member, inherit);
      return isMethod(key) ? inherit(member) : member;
    }),
  );
}

/** Merges objects. Returns `undefined` if members with the same name differ. */
function mergeMembers(objects: readonly JsonObject[]): JsonObject | undefined {
  const merged: JsonObject = Object.fromEntries(objects.flatMap((object) => Object.entries(object)));
  const isSame = (object: JsonObject) =>
    Object.entries(object).every(([key, value]) => toCanonicalJson(value) === toCanonicalJson(merged[key]));
  return objects.every(isSame) ? merged : undefined;
}
