import {asObject, mergeSchemas} from './merge';
import {isObject, listAt, textAt, type RawDocument} from './raw';
import type {JsonObject} from './types';

/** Keys that say something about a schema without changing what is valid. */
const annotations = new Set(
  'title description summary deprecated readOnly writeOnly default example examples externalDocs xml $comment'.split(
    ' ',
  ),
);
const isAnnotation = (key: string) => annotations.has(key) || key.startsWith('x-');

/** A schema in one object: references followed, `allOf` merged. */
export interface Flat {
  readonly raw: JsonObject;
  /** Name of the schema that this one stands for: its structure is not read here. */
  readonly ref?: string;
  /** References whose structure was copied into `raw`. */
  readonly copied: readonly string[];
}

const merge = (schemas: readonly JsonObject[]) => schemas.reduce<JsonObject>(mergeSchemas, {});
const asSchema = (value: unknown): JsonObject => asObject(isObject(value) || typeof value === 'boolean' ? value : {});

/**
 * Copies what references and `allOf` mean into one object. A reference to a named schema stays a reference, unless something
 * that adds structure stands beside it.
 *
 * @param open - References that are being copied further up. Meeting one of them again ends the recursion.
 */
export function flatten(schema: unknown, at: string, document: RawDocument, open: readonly string[]): Flat {
  const raw = asSchema(schema);
  const reference = textAt(raw, '$ref');
  const {$ref: _, allOf: __, ...beside} = raw;
  if (reference === undefined && raw['allOf'] === undefined) {
    return nullable(raw, at, document, open) ?? {raw, copied: []};
  }
  const members = [...(reference === undefined ? [] : [{$ref: reference}]), ...listAt(raw, 'allOf').map(asSchema)];
  const structural = members.filter((member) => !Object.keys(member).every(isAnnotation));
  const [only] = structural;
  const onlyReference = only && textAt(only, '$ref');
  if (structural.length === 1 && onlyReference !== undefined && Object.keys(beside).every(isAnnotation)) {
    const {$ref: ___, ...besideReference} = only ?? {};
    const notes = members.filter((member) => member !== only);
    if (Object.keys(besideReference).every(isAnnotation)) {
      return follow(onlyReference, merge([...notes, besideReference, beside]), at, document, open);
    }
  }
  const again = structural
    .map((member) => textAt(member, '$ref'))
    .find((target) => target !== undefined && open.includes(target));
  if (again !== undefined) {
    document.note(at, 'an "allOf" that contains itself: shown as a link');
    return follow(again, {}, at, document, []);
  }
  const parts = members.map((member) => copy(member, at, document, open));
  return {
    raw: mergeSchemas(merge(parts.map((part) => part.raw)), beside),
    copied: parts.flatMap((part) => part.copied),
  };
}

/** A member of an `allOf` with everything copied: its name no longer matters. */
function copy(member: JsonObject, at: string, document: RawDocument, open: readonly string[]): Flat {
  const reference = textAt(member, '$ref');
  if (reference !== undefined && open.includes(reference)) {
    document.note(at, 'an "allOf" that contains itself: left out');
    return {raw: {}, copied: []};
  }
  const {$ref: _, allOf: __, ...beside} = member;
  const next = reference === undefined ? open : [...open, reference];
  const parts = [
    ...(reference === undefined ? [] : [asSchema(document.lookUp(reference))]),
    ...listAt(member, 'allOf').map(asSchema),
  ].map((part) => copy(part, at, document, next));
  const inherited = merge(parts.map((part) => part.raw));
  const copied = [...(reference === undefined ? [] : [reference]), ...parts.flatMap((part) => part.copied)];
  if (reference === undefined) {
    return {raw: mergeSchemas(inherited, beside), copied};
  }
  // The title and the alternatives of a base are not those of the schema that extends it.
  const {title: ___, discriminator: ____, ...fields} = inherited;
  return {raw: mergeSchemas(fields, beside), copied};
}

function follow(
  reference: string,
  beside: JsonObject,
  at: string,
  document: RawDocument,
  open: readonly string[],
): Flat {
  if (open.includes(reference)) {
    document.note(at, 'a reference that leads back to itself: left out');
    return {raw: beside, copied: []};
  }
  const name = document.schemaName(reference);
  const target = flatten(document.lookUp(reference), at, document, [...open, reference]);
  const ref = name ?? target.ref;
  const raw = {...target.raw, ...beside};
  return ref === undefined ? {raw, copied: [reference, ...target.copied]} : {raw, ref, copied: []};
}

/** `oneOf: [X, {type: null}]` is X that may be null. */
function nullable(raw: JsonObject, at: string, document: RawDocument, open: readonly string[]): Flat | undefined {
  const key = (['oneOf', 'anyOf'] as const).find((keyword) => listAt(raw, keyword).length === 2);
  if (key === undefined) {
    return undefined;
  }
  const {[key]: _, ...beside} = raw;
  const others = listAt(raw, key).filter((member) => !isObject(member) || member['type'] !== 'null');
  if (others.length !== 1 || !Object.keys(beside).every(isAnnotation)) {
    return undefined;
  }
  const flat = flatten(others[0], at, document, open);
  return {...flat, raw: {...flat.raw, ...beside, nullable: true}};
}
