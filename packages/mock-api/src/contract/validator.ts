import type {ErrorObject, ValidateFunction} from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {tagsKey} from './field-errors';
import {isObject, objectAt, type JsonObject} from './json';
import type {Place} from './operations';

/**
 * Checks values against schemas of the contract (JSON Schema 2020-12).
 *
 * What a client sends is checked as the contract says it. What the service sends may have more fields than the contract
 * knows, so that fields can be added; the mock's own answers are held to the known ones.
 */
export class Validator {
  readonly #sent: Ajv2020;
  readonly #answered: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();

  /** @param documents - Bundled documents by name. */
  constructor(documents: ReadonlyMap<string, JsonObject>) {
    this.#sent = compiler(documents, (document) => document);
    this.#answered = compiler(documents, closed);
  }

  /** What is wrong with a value that a client sent; an empty list when nothing is. */
  sent(place: Place, value: unknown): readonly ErrorObject[] {
    return this.#check(this.#sent, 'sent', place, value);
  }

  /** What is wrong with a value that the service answers. */
  answered(place: Place, value: unknown): readonly ErrorObject[] {
    return this.#check(this.#answered, 'answered', place, value);
  }

  #check(ajv: Ajv2020, side: string, place: Place, value: unknown): readonly ErrorObject[] {
    const id = `${place.document}#${place.pointer}`;
    const validate = this.#compiled.get(`${side} ${id}`) ?? ajv.compile({$ref: id});
    this.#compiled.set(`${side} ${id}`, validate);
    return validate(value) ? [] : [...(validate.errors ?? [])];
  }
}

function compiler(documents: ReadonlyMap<string, JsonObject>, prepare: (document: JsonObject) => JsonObject): Ajv2020 {
  // Not strict: the documents hold more than schemas.
  const ajv = new Ajv2020({strict: false, allErrors: true, verbose: true, discriminator: true});
  addFormats(ajv);
  for (const [name, document] of documents) {
    ajv.addSchema(prepare(withoutMappings(structuredClone(document))), name);
  }
  return ajv;
}

/** Ajv knows `discriminator` without `mapping`: the constants of the alternatives say the same. Messages name the values. */
function withoutMappings(document: JsonObject): JsonObject {
  walk(objectAt(document, 'components'), (schema) => {
    const {discriminator} = schema;
    if (isObject(discriminator)) {
      schema.discriminator = {propertyName: discriminator.propertyName};
      schema[tagsKey] = Object.keys(objectAt(discriminator, 'mapping'));
    }
  });
  return document;
}

/** Closes every object schema that lists its fields. */
function closed(document: JsonObject): JsonObject {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  walk(schemas, (schema) => {
    const isOpen = !('additionalProperties' in schema) && !('unevaluatedProperties' in schema);
    if (schema.type === 'object' && isObject(schema.properties) && isOpen) {
      schema.unevaluatedProperties = false;
    }
  });
  // The alternatives of an object with fields of its own see only a part of the fields.
  walk(schemas, (schema) => {
    if (isObject(schema.properties) && Array.isArray(schema.oneOf)) {
      for (const alternative of schema.oneOf as Record<string, unknown>[]) {
        delete alternative.unevaluatedProperties;
      }
    }
  });
  return document;
}

function walk(node: unknown, visit: (schema: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) {
    node.forEach((item) => {
      walk(item, visit);
    });
  } else if (isObject(node)) {
    visit(node);
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'example' && key !== 'examples' && !key.startsWith('x-')) {
        walk(value, visit);
      }
    }
  }
}
