import {entriesAt, isObject, pointerTo, type RawDocument} from '../model/raw';
import type {Json, JsonObject} from '../model/types';

/** A place where a document breaks a rule. */
export interface Finding {
  /** JSON pointer into the bundled document, with `#`. */
  readonly pointer: string;
  /** What is wrong: a sentence. */
  readonly problem: string;
  /** What to do: a sentence. */
  readonly cure: string;
}

/** An object with the place where it really stands: references are followed. */
export interface Placed {
  readonly pointer: string;
  readonly raw: JsonObject;
}

/** An operation with its address. */
export interface PlacedOperation extends Placed {
  readonly method: string;
  readonly item: Placed;
}

/** Follows the `$ref` of a value; keys beside it win. The pointer becomes that of the last target. */
export function place(document: RawDocument, value: Json | undefined, pointer: string): Placed {
  const raw = document.resolve(value);
  let at = pointer;
  let next = value;
  while (isObject(next) && typeof next.$ref === 'string') {
    at = next.$ref;
    next = document.lookUp(at);
  }
  return {pointer: at, raw};
}

/** The entries of an object, each with its place. */
export function placesIn(document: RawDocument, parent: Placed, key: string): (readonly [string, Placed])[] {
  return entriesAt(parent.raw, key).map(
    ([name, value]) => [name, place(document, value, pointerTo(parent.pointer, key, name))] as const,
  );
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** All operations under `paths` or `webhooks`. */
export function operationsOf(document: RawDocument, root: 'paths' | 'webhooks'): PlacedOperation[] {
  return placesIn(document, {pointer: '#', raw: document.root}, root).flatMap(([, item]) =>
    methods.flatMap((method) => {
      const raw = item.raw[method];
      return isObject(raw) ? [{method, item, raw, pointer: pointerTo(item.pointer, method)}] : [];
    }),
  );
}
