import type {OpenApiDocuments} from './contract';
import {isObject, objectAt, toCanonicalJson, type JsonObject} from './json';

/**
 * Combines documents into one, so that the components that they share exist once. Returns the documents as they are if they
 * have different servers, or different paths, webhooks, or components of the same name.
 */
export function combineDocuments(documents: OpenApiDocuments): OpenApiDocuments {
  const contents = Object.values(documents);
  const sections = new Set(contents.flatMap((document) => Object.keys(objectAt(document, 'components'))));
  const paths = mergeMembers(contents.map(readPaths));
  const webhooks = mergeMembers(contents.map((document) => objectAt(document, 'webhooks')));
  const others = mergeMembers(contents.map(({servers = []}) => ({servers})));
  const components = [...sections].map((section) => [
    section,
    mergeMembers(contents.map((document) => objectAt(objectAt(document, 'components'), section))),
  ]);
  const isMerged = [paths, webhooks, others, ...components.map(([, members]) => members)].every(Boolean);
  return isMerged
    ? {contract: {...others, paths, webhooks, components: Object.fromEntries(components) as JsonObject}}
    : documents;
}

/** Returns the paths of a document. Each operation gets the default credentials of the document. */
const readPaths = ({paths, security = []}: JsonObject): JsonObject =>
  mapMembers(paths, (item) =>
    mapMembers(item, (member) => (isObject(member) && 'responses' in member ? {security, ...member} : member)),
  );

const mapMembers = (value: unknown, convert: (member: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([key, member]) => [key, convert(member)]));

/** Merges objects, or returns `undefined` if members of the same name differ. */
function mergeMembers(objects: readonly JsonObject[]): JsonObject | undefined {
  const merged: JsonObject = Object.fromEntries(objects.flatMap((object) => Object.entries(object)));
  const isSame = (object: JsonObject) =>
    Object.entries(object).every(([key, value]) => toCanonicalJson(value) === toCanonicalJson(merged[key]));
  return objects.every(isSame) ? merged : undefined;
}
