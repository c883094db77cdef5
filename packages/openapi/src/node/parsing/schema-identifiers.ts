import {pathToFileURL} from 'node:url';
import {
  arrayAt,
  decodeUriPart,
  entriesAt,
  isObject,
  omitKeys,
  parsePointer,
  stringAt,
  toFragment,
} from '@developer-docs/utils';
import {isData, isMap} from '../../schemas/keywords.js';
import type {MutableObject} from '../visit-objects.js';

/*
 * JSON Schema has references to identifiers (`$id`, `$anchor`) and to whatever a schema that uses this one defines
 * (`$dynamicRef`). They become JSON pointers here, which all other code and all tools support.
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
 * Replaces references to `$id`, `$anchor`, and `$dynamicAnchor` in a file with JSON pointers. A schema that defines
 * another schema's `$dynamicAnchor`s, such as a list of users, gets a copy of that schema.
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
    for (const keyword of ['$id', '$anchor', '$dynamicAnchor', '$recursiveAnchor']) {
      if (typeof object[keyword] !== 'object') Reflect.deleteProperty(object, keyword);
    }
  }
}

/** Returns the name in a `$dynamicRef` such as `#item`. */
const getDynamicName = (value: unknown) => /^#([^/].*)$/.exec(stringAt(value, '$dynamicRef') ?? '')?.[1];

/** Replaces each `$dynamicRef` with a `$ref`: to the schema that its context defines, or else to the default one. */
function resolveDynamicReferences(root: unknown, anchors: ReadonlyMap<string, string>, uri: string): void {
  walk(
    root,
    (object, pointer) => {
      const definitions = new Map<string, string>();
      const define = (schema: unknown, target: string) => {
        const name = stringAt(schema, '$dynamicAnchor');
        if (name !== undefined) definitions.set(name, target);
      };
      define(object, pointer);
      entriesAt(object, '$defs').forEach(([name, schema]) => {
        define(schema, pointer + toFragment('$defs', name));
      });
      if (definitions.size === 0) return;
      for (const base of [object, ...arrayAt(object, 'allOf').filter(isObject)] as MutableObject[]) {
        const reference = stringAt(base, '$ref');
        if (reference === undefined || !isGeneric(root, reference, definitions)) continue;
        Reflect.deleteProperty(base, '$ref');
        base.allOf = [copySchema(root, reference, definitions, []), ...arrayAt(base, 'allOf')];
      }
    },
    uri,
  );
  walk(
    root,
    (object, pointer, resource) => {
      const name = getDynamicName(object);
      const isRecursive = object.$recursiveRef === '#';
      const [component = '#'] = /^#\/components\/schemas\/[^/]+/.exec(pointer) ?? [];
      const owner = resource.pointer === '#' ? component : resource.pointer;
      const candidates = [...anchors].filter(([key]) => key.endsWith(`#${name ?? ''}`)).map(([, target]) => target);
      const target =
        name === undefined
          ? (stringAt(object, '$dynamicRef') ?? (isRecursive ? owner : undefined))
          : (candidates.find((candidate) => `${candidate}/`.startsWith(`${owner}/`)) ?? candidates[0]);
      // Otherwise, the keyword itself is shown.
      if (target === undefined || object.$ref !== undefined) return;
      object.$ref = target;
      Reflect.deleteProperty(object, '$dynamicRef');
      Reflect.deleteProperty(object, '$recursiveRef');
    },
    uri,
  );
}

/** Returns whether a schema, or one that it refers to, has a `$dynamicRef` to one of the definitions. */
function isGeneric(root: unknown, reference: string, definitions: ReadonlyMap<string, string>): boolean {
  const visited = new Set<unknown>();
  const search = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return false;
    visited.add(value);
    const target = stringAt(value, '$ref');
    return (
      definitions.has(getDynamicName(value) ?? '') ||
      (target?.startsWith('#') === true && search(find(root, target))) ||
      Object.values(value).some(search)
    );
  };
  return reference.startsWith('#') && search(find(root, reference));
}

/**
 * Copies a schema for the schema that defines its `$dynamicRef`s.
 *
 * @param active - References that are being copied. A schema that contains itself refers to the original.
 */
function copySchema(
  root: unknown,
  reference: string,
  definitions: ReadonlyMap<string, string>,
  active: readonly string[],
): unknown {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    const target = stringAt(value, '$ref');
    const definition = definitions.get(getDynamicName(value) ?? '');
    const rest = omitKeys(
      value,
      '$id',
      '$anchor',
      '$dynamicAnchor',
      ...(definition === undefined ? [] : ['$dynamicRef']),
    );
    const members = Object.fromEntries(Object.entries(rest).map(([key, member]) => [key, copy(member)]));
    if (definition !== undefined) return {...members, $ref: definition};
    if (target === undefined || active.includes(target) || !isGeneric(root, target, definitions)) return members;
    const base = copySchema(root, target, definitions, [...active, target]);
    return {...omitKeys(members, '$ref'), allOf: [base, ...arrayAt(members, 'allOf')]};
  };
  return copy(find(root, reference));
}

function find(root: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (value, token) => (typeof value === 'object' && value !== null ? (value as MutableObject)[token] : undefined),
    root,
  );
}
