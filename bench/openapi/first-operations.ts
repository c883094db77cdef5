import type {Json, JsonObject} from '../../plugins/contract';

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

/** How many operations a document has. */
export const countOperations = ({paths = {}}: JsonObject): number =>
  Object.values(paths as JsonObject).flatMap((item) => operationsOf(item as JsonObject)).length;

const operationsOf = (item: JsonObject) => Object.keys(item).filter((key) => methods.has(key));

/**
 * The first operations of an OpenAPI document, with the components that they need.
 *
 * @param document - A document in one piece.
 * @param count - How many operations; fewer when the document has fewer.
 */
export function firstOperations(document: JsonObject, count: number): JsonObject {
  let left = count;
  const paths: Record<string, JsonObject> = {};
  for (const [path, item] of Object.entries(document['paths'] as Record<string, JsonObject>)) {
    const dropped = new Set(operationsOf(item).slice(Math.max(left, 0)));
    left -= operationsOf(item).length;
    if (dropped.size < operationsOf(item).length) {
      paths[path] = Object.fromEntries(Object.entries(item).filter(([key]) => !dropped.has(key)));
    }
  }
  const {components: _, paths: __, 'x-webhooks': ___, ...head} = document;
  const components: Record<string, Record<string, Json>> = {};
  const keep = (node: Json): void => {
    if (typeof node !== 'object' || node === null) {
      return;
    }
    const reference = '$ref' in node && typeof node.$ref === 'string' ? node.$ref : '';
    const [, kind, name] = /^#\/components\/([^/]+)\/(.+)$/.exec(reference) ?? [];
    const target = kind && name && (document['components'] as Record<string, JsonObject>)[kind]?.[name];
    if (kind && name && target !== undefined && components[kind]?.[name] === undefined) {
      (components[kind] ??= {})[name] = target;
      keep(target);
    }
    Object.values(node).forEach(keep);
  };
  keep(paths);
  return {...head, paths, components};
}
