import {isMethod, OpenApiDocument, readDeclaredOperations} from '@developer-docs/openapi';
import {mapMembers, objectAt, toCanonicalJson, toObject, type JsonObject} from '@developer-docs/utils';
import type {DocumentsByName} from './contract.js';

/**
 * Combines documents into one, so that shared components exist only once. Returns the documents unchanged if their
 * servers differ, or if paths, components, or operations with the same name or ID differ.
 */
export function combineDocuments(documents: DocumentsByName): DocumentsByName {
  const contents = Object.values(documents).map((content) => ({
    ...toObject(content.components),
    paths: readPaths(content),
    operations: readOperationPointers(content),
    root: {servers: content.servers ?? []},
  }));
  const sections = new Set(contents.flatMap((content) => Object.keys(content)));
  const merged = Object.fromEntries(
    Array.from(sections, (section) => [section, mergeMembers(contents.map((content) => objectAt(content, section)))]),
  );
  if (Object.values(merged).includes(undefined)) return documents;
  const {paths, operations: _operations, root, ...components} = merged;
  // Messages about schemas contain the name.
  return {[Object.keys(documents).join('+')]: {...root, paths, components: components as JsonObject}};
}

/** Returns the pointers to the operations of a document by their IDs, which are unique only within the document. */
const readOperationPointers = (content: JsonObject): JsonObject =>
  Object.fromEntries(readDeclaredOperations(new OpenApiDocument(content)).map(({id, pointer}) => [id, pointer]));

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
