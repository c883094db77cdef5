import type {Json, JsonObject} from '../../plugins/contract';

const httpMethods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

/** Counts the operations of an OpenAPI document, without webhooks. */
export const countOperations = ({paths = {}}: JsonObject): number =>
  Object.values(paths as JsonObject).flatMap((item) => methodsOf(item as JsonObject)).length;

const methodsOf = (item: JsonObject) => Object.keys(item).filter((key) => httpMethods.has(key));

/**
 * Reduces an OpenAPI document to its first operations and the components that they reference.
 *
 * @param document - A bundled document, without references to other files.
 * @param count - Number of operations to keep. If the document has fewer, all of them are kept.
 */
export function keepFirstOperations(document: JsonObject, count: number): JsonObject {
  let remaining = count;
  const paths: Record<string, JsonObject> = {};
  for (const [path, item] of Object.entries(document['paths'] as Record<string, JsonObject>)) {
    const dropped = new Set(methodsOf(item).slice(Math.max(remaining, 0)));
    remaining -= methodsOf(item).length;
    if (dropped.size < methodsOf(item).length) {
      paths[path] = Object.fromEntries(Object.entries(item).filter(([key]) => !dropped.has(key)));
    }
  }
  const {components: _, paths: __, 'x-webhooks': ___, ...rest} = document;
  const components: Record<string, Record<string, Json>> = {};
  const addReferencedComponents = (node: Json): void => {
    if (typeof node !== 'object' || node === null) {
      return;
    }
    const reference = '$ref' in node && typeof node.$ref === 'string' ? node.$ref : '';
    const [, kind, name] = /^#\/components\/([^/]+)\/(.+)$/.exec(reference) ?? [];
    const target = kind && name && (document['components'] as Record<string, JsonObject>)[kind]?.[name];
    if (kind && name && target !== undefined && components[kind]?.[name] === undefined) {
      (components[kind] ??= {})[name] = target;
      addReferencedComponents(target);
    }
    Object.values(node).forEach(addReferencedComponents);
  };
  addReferencedComponents(paths);
  return {...rest, paths, components};
}
