import {pathToFileURL} from 'node:url';
import {decodeUriPart, parsePointer, stringAt, toFragment} from '@developer-docs/utils';
import {isData, isMap} from '../../schemas/keywords.js';
import type {MutableObject} from '../visit-objects.js';

/*
 * JSON Schema has references to identifiers (`$id`, `$anchor`, `$dynamicAnchor`). They become JSON pointers here, which
 * all other code and all tools support.
 */

/** A schema with an `$id`, or the document: the base of the references in it. */
interface Resource {
  readonly uri: string;
  readonly pointer: string;
}

/** Calls a function for each object in a document, except in data. */
function walk(root: unknown, visit: (object: MutableObject, pointer: string, resource: Resource) => void, uri: string) {
  const visited = new Set<object>();
  const enter = (value: unknown, pointer: string, base: Resource, hasNames: boolean) => {
    // YAML aliases can make an object occur more than once.
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    let resource = base;
    if (!Array.isArray(value) && !hasNames) {
      const id = stringAt(value, '$id') ?? (pointer === '#' ? stringAt(value, '$self') : undefined);
      const resourceUri = id === undefined ? undefined : toUri(id, base.uri);
      if (resourceUri !== undefined) resource = {uri: resourceUri, pointer};
      visit(value as MutableObject, pointer, resource);
    }
    for (const [key, child] of Object.entries(value)) {
      if (!hasNames && isData(key, child)) continue;
      enter(child, pointer + toFragment(key), resource, !hasNames && isMap(key));
    }
  };
  enter(root, '#', {uri, pointer: '#'}, false);
}

function toUri(reference: string, base: string): string | undefined {
  try {
    return new URL(reference, base).href.replace(/#$/, '');
  } catch {
    return undefined;
  }
}

/**
 * Replaces references to `$id`, `$anchor`, and `$dynamicAnchor` in a file with JSON pointers.
 *
 * @param root - The file's content, which changes.
 * @param file - Absolute path of the file.
 */
export function resolveIdentifiers(root: unknown, file: string): void {
  const uri = pathToFileURL(file).href;
  const resources = new Map<string, string>();
  const anchors = new Map<string, string>();
  walk(
    root,
    (object, pointer, resource) => {
      if (resource.pointer === pointer) resources.set(resource.uri, pointer);
      for (const keyword of ['$anchor', '$dynamicAnchor']) {
        const name = stringAt(object, keyword);
        if (name !== undefined) {
          anchors.set(`${resource.uri}#${name}`, anchors.get(`${resource.uri}#${name}`) ?? pointer);
        }
      }
    },
    uri,
  );
  resources.set(uri, '#');
  const resolve = (reference: string, resource: Resource): string | undefined => {
    const target = toUri(reference, resource.uri);
    if (target === undefined) return undefined;
    const [targetUri = '', fragment = ''] = target.split('#');
    const pointer = resources.get(targetUri);
    if (pointer === undefined) return undefined;
    if (fragment !== '' && !fragment.startsWith('/')) return anchors.get(`${targetUri}#${decodeUriPart(fragment)}`);
    const full = pointer + fragment;
    // Many documents have references from their root in schemas with an `$id`.
    return find(root, full) === undefined ? undefined : full;
  };
  const identified: MutableObject[] = [];
  walk(
    root,
    (object, pointer, resource) => {
      for (const keyword of ['$ref', '$dynamicRef']) {
        const reference = stringAt(object, keyword) ?? '#/';
        const isDynamic = keyword === '$dynamicRef' && /^#[^/]/.test(reference);
        const isPointer = reference.startsWith('#/') && resource.pointer === '#';
        const target = isDynamic || isPointer ? undefined : resolve(reference, resource);
        if (target !== undefined) object[keyword] = target;
      }
      if (pointer !== '#') identified.push(object);
    },
    uri,
  );
  resolveDynamicReferences(root, anchors, uri);
  for (const object of identified) {
    for (const keyword of ['$id', '$anchor', '$dynamicAnchor']) {
      if (typeof object[keyword] !== 'object') Reflect.deleteProperty(object, keyword);
    }
  }
}

/**
 * Replaces each `$dynamicRef` with a `$ref` to its default schema. The schemas that a schema with another definition, such as a
 * list of users, would use instead aren't considered.
 */
function resolveDynamicReferences(root: unknown, anchors: ReadonlyMap<string, string>, uri: string): void {
  walk(
    root,
    (object, pointer, resource) => {
      const reference = stringAt(object, '$dynamicRef');
      if (reference === undefined || object.$ref !== undefined) return;
      const name = /^#([^/].*)$/.exec(reference)?.[1];
      const [component = '#'] = /^#\/components\/schemas\/[^/]+/.exec(pointer) ?? [];
      const owner = resource.pointer === '#' ? component : resource.pointer;
      const candidates = [...anchors].filter(([key]) => key.endsWith(`#${name}`)).map(([, target]) => target);
      const own = candidates.find((candidate) => `${candidate}/`.startsWith(`${owner}/`));
      const target = name === undefined ? reference : (own ?? candidates[0]);
      // Otherwise, the keyword itself is shown.
      if (target === undefined) return;
      object.$ref = target;
      Reflect.deleteProperty(object, '$dynamicRef');
    },
    uri,
  );
}

function find(root: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (value, token) => (typeof value === 'object' && value !== null ? (value as MutableObject)[token] : undefined),
    root,
  );
}
