import {isObject} from '@developer-docs/utils';

export type MutableObject = Record<string, unknown>;

/** Calls a function with each object in a value, once. Objects can occur more than once because of YAML aliases. */
export function visitObjects(
  root: unknown,
  callback: (object: MutableObject) => void,
  visited = new Set<unknown>(),
): void {
  if (typeof root !== 'object' || root === null || visited.has(root)) return;
  visited.add(root);
  if (isObject(root)) callback(root as MutableObject);
  for (const member of Object.values(root)) visitObjects(member, callback, visited);
}
