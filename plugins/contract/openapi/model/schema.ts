import {choicesOf} from './choices';
import {factsOf, forbiddenFields} from './facts';
import {flatten} from './flatten';
import {
  entriesAt,
  extensionsOf,
  isObject,
  listAt,
  objectAt,
  plainText,
  pointerTo,
  textAt,
  type RawDocument,
} from './raw';
import type {EnumValue, Json, JsonObject, Schema} from './types';

/** Keywords that the model does not know. They are named in the build log. */
const unsupported = [
  'if',
  'then',
  'else',
  'dependentSchemas',
  'contains',
  'unevaluatedItems',
  'contentSchema',
  '$dynamicRef',
  '$recursiveRef',
  'xml',
];

/** What of `propertyNames` is said in words. */
const namesSaid = ['type', 'pattern', 'minLength', 'maxLength', 'enum', 'not', 'description'];

/**
 * Reads a schema into the model.
 *
 * @param raw - The schema; it may be a reference.
 * @param at - JSON pointer of the schema, for notes.
 * @param open - References whose structure is being copied further up.
 */
export function readSchema(raw: unknown, at: string, document: RawDocument, open: readonly string[] = []): Schema {
  const flat = flatten(raw, at, document, open);
  const annotations = annotationsOf(flat.raw, at, document);
  if (flat.ref !== undefined) {
    return {...annotations, ref: flat.ref, fields: [], patternFields: [], tuple: [], choices: []};
  }
  for (const keyword of unsupported) {
    if (flat.raw[keyword] !== undefined) {
      document.note(at, `the keyword "${keyword}"`);
    }
  }
  const names = objectAt(flat.raw, 'propertyNames') ?? {};
  if (Object.keys(names).some((key) => !namesSaid.includes(key) && !key.startsWith('x-'))) {
    document.note(at, 'a rule for the names of fields ("propertyNames")');
  }
  return {...annotations, ...structureOf(flat.raw, at, document, [...open, ...flat.copied])};
}

function typesOf(raw: JsonObject): string[] {
  const stated = Array.isArray(raw['type']) ? listAt(raw, 'type').map(String) : [textAt(raw, 'type') ?? ''];
  const types = stated.filter((type) => type !== '' && type !== 'null');
  if (types.length === 0 && (raw['properties'] !== undefined || raw['additionalProperties'] !== undefined)) {
    types.push('object');
  }
  if (types.length === 0 && (raw['items'] !== undefined || raw['prefixItems'] !== undefined)) {
    types.push('array');
  }
  return raw['nullable'] === true || stated.includes('null') ? [...types, 'null'] : types;
}

function annotationsOf(raw: JsonObject, at: string, document: RawDocument) {
  const title = textAt(raw, 'title');
  const description = textAt(raw, 'description');
  const format = textAt(raw, 'format');
  const single = raw['example'];
  const not = objectAt(raw, 'not');
  const refusesAll = not !== undefined && Object.keys(not).length === 0;
  const isSaid = not === undefined || refusesAll || forbiddenFields(not).length > 0;
  const {['x-values']: _, ...extensions} = extensionsOf(raw);
  return {
    ...(title !== undefined && {title}),
    ...(description !== undefined && {description}),
    ...(format !== undefined && {format}),
    ...(raw['const'] !== undefined && {constant: raw['const']}),
    ...(raw['default'] !== undefined && {default: raw['default']}),
    ...(!isSaid && {not: readSchema(not, pointerTo(at, 'not'), document)}),
    types: typesOf(raw),
    never: refusesAll,
    facts: factsOf(raw),
    values: valuesOf(raw),
    examples: [...(single === undefined ? [] : [single]), ...listAt(raw, 'examples')],
    deprecated: raw['deprecated'] === true,
    readOnly: raw['readOnly'] === true,
    writeOnly: raw['writeOnly'] === true,
    extensions,
  };
}

function valuesOf(raw: JsonObject): EnumValue[] {
  const meanings = objectAt(raw, 'x-values') ?? {};
  const members = listAt(raw, 'enum').filter((value) => raw['const'] === undefined || value === raw['const']);
  return members.map((value) => {
    const {title, description, ...facts} = objectAt(meanings, plainText(value)) ?? {};
    return {
      value,
      ...(typeof title === 'string' && {title}),
      ...(typeof description === 'string' && {description}),
      facts,
    };
  });
}

function structureOf(raw: JsonObject, at: string, document: RawDocument, open: readonly string[]) {
  const read = (schema: Json, ...steps: (string | number)[]) =>
    readSchema(schema, pointerTo(at, ...steps), document, open);
  const required = new Set(listAt(raw, 'required'));
  const items = raw['items'];
  const others = raw['additionalProperties'] ?? raw['unevaluatedProperties'];
  return {
    fields: entriesAt(raw, 'properties').map(([name, schema]) => ({
      name,
      required: required.has(name),
      schema: read(schema, 'properties', name),
    })),
    patternFields: entriesAt(raw, 'patternProperties').map(([pattern, schema]) => ({
      pattern,
      schema: read(schema, 'patternProperties', pattern),
    })),
    tuple: listAt(raw, 'prefixItems').map((schema, index) => read(schema, 'prefixItems', index)),
    choices: choicesOf(raw, at, document, (schema, place) => readSchema(schema, place, document, open)),
    ...(others === false
      ? {otherFields: 'none' as const}
      : others !== undefined && {otherFields: read(others, 'additionalProperties')}),
    ...(isObject(items) && {items: read(items, 'items')}),
  };
}
