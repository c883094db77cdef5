import {pathToFileURL} from 'node:url';
import {decodeUriPart, parsePointer, stringAt, toFragment} from '@developer-docs/utils';
import {visitKeywords} from '../../schemas/visit-keywords.js';
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

/** An object outside of data, which can have identifiers and references. */
interface SchemaObject {
  readonly object: MutableObject;
  readonly pointer: string;
  /** The base of its references. */
  readonly resource: Resource;
}

interface Anchor {
  readonly uri: string;
  readonly name: string;
  readonly pointer: string;
}

/**
 * Replaces references to `$id`, `$anchor`, and `$dynamicAnchor` in a file with JSON pointers. A `$dynamicRef` leads to
 * the anchor in the same schema, or else to the first one.
 *
 * @param root - The file's content, which changes.
 * @param file - Absolute path of the file.
 */
export function resolveIdentifiers(root: unknown, file: string): void {
  const uri = pathToFileURL(file).href;
  const objects = listObjects(root, uri);
  const ownResources = objects.filter(({pointer, resource}) => resource.pointer === pointer);
  const resources = new Map([
    ...ownResources.map(({resource}) => [resource.uri, resource.pointer] as const),
    [uri, '#'],
  ]);
  const anchors = objects.flatMap(({object, pointer, resource}): Anchor[] =>
    ['$anchor', '$dynamicAnchor'].flatMap((keyword) => {
      const name = stringAt(object, keyword);
      return name === undefined ? [] : {uri: resource.uri, name, pointer};
    }),
  );
  const resolve = (reference: string, resource: Resource): string | undefined => {
    if (reference.startsWith('#/') && resource.pointer === '#') return reference;
    const [targetUri = '', fragment = ''] = toUri(reference, resource.uri)?.split('#') ?? [];
    const pointer = resources.get(targetUri);
    if (pointer === undefined) return undefined;
    if (fragment !== '' && !fragment.startsWith('/')) {
      const name = decodeUriPart(fragment);
      return anchors.find((anchor) => anchor.uri === targetUri && anchor.name === name)?.pointer;
    }
    // Many documents have references from their root in schemas with an `$id`.
    return find(root, pointer + fragment) === undefined ? undefined : pointer + fragment;
  };
  for (const {object, pointer, resource} of objects) {
    const reference = stringAt(object, '$ref');
    const dynamicReference = stringAt(object, '$dynamicRef');
    if (reference !== undefined) {
      object.$ref = resolve(reference, resource) ?? reference;
    } else if (dynamicReference !== undefined) {
      const target = /^#[^/]/.test(dynamicReference)
        ? findAnchor(dynamicReference.slice(1), pointer, anchors)
        : (resolve(dynamicReference, resource) ?? dynamicReference);
      // Otherwise, the keyword itself is shown.
      if (target === undefined) continue;
      object.$ref = target;
      Reflect.deleteProperty(object, '$dynamicRef');
    }
  }
  for (const {object, pointer} of objects) {
    if (pointer === '#') continue;
    for (const keyword of ['$id', '$anchor', '$dynamicAnchor']) {
      if (typeof object[keyword] !== 'object') Reflect.deleteProperty(object, keyword);
    }
  }
}

/** Lists the objects in a document, except in data and extensions. */
function listObjects(root: unknown, uri: string): SchemaObject[] {
  const objects: SchemaObject[] = [];
  /** The schemas with an `$id` that contain the current object. */
  const resources: Resource[] = [];
  visitKeywords(root, (object, pointer) => {
    while (resources.length > 0 && !`${pointer}/`.startsWith(`${resources.at(-1)?.pointer}/`)) resources.pop();
    const base = resources.at(-1) ?? {uri, pointer: '#'};
    const id = stringAt(object, '$id') ?? (pointer === '#' ? stringAt(object, '$self') : undefined);
    const resourceUri = id === undefined ? undefined : toUri(id, base.uri);
    const resource = resourceUri === undefined ? base : {uri: resourceUri, pointer};
    if (resource !== base) resources.push(resource);
    objects.push({object: object as MutableObject, pointer, resource});
  });
  return objects;
}

function toUri(reference: string, base: string): string | undefined {
  return URL.canParse(reference, base) ? new URL(reference, base).href.replace(/#$/, '') : undefined;
}

/** Finds the anchor with a name in the same component, or else anywhere. */
function findAnchor(name: string, pointer: string, anchors: readonly Anchor[]): string | undefined {
  const component = `#${toFragment(...parsePointer(pointer).slice(0, 3))}/`;
  const targets = anchors.filter((anchor) => anchor.name === name).map((anchor) => anchor.pointer);
  return targets.find((target) => `${target}/`.startsWith(component)) ?? targets[0];
}

function find(root: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (value, token) => (typeof value === 'object' && value !== null ? (value as MutableObject)[token] : undefined),
    root,
  );
}
