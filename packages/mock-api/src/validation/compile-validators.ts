import type {ValidateFunction} from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {OpenApiDocuments} from '../contract/contract';
import {isObject, objectAt, type JsonObject} from '../contract/json';
import type {SchemaLocation} from '../contract/operations';
import {discriminatorValuesKey, type SchemaError, type Validators} from './validators';

/**
 * Compiles validators with Ajv (JSON Schema 2020-12). Each schema is compiled on first use.
 *
 * Requests are validated exactly as declared. Response validation is stricter: the contract leaves response objects
 * open so that fields can be added later, but the mock's responses may only contain declared fields.
 *
 * @param documents - Bundled documents by name.
 */
export function compileValidators(documents: OpenApiDocuments): Validators {
  return {
    validateRequest: createValidator(documents, (document) => document),
    validateResponse: createValidator(documents, forbidUndeclaredFields),
  };
}

function createValidator(
  documents: OpenApiDocuments,
  prepare: (document: JsonObject) => JsonObject,
): Validators['validateRequest'] {
  // Strict mode rejects OpenAPI keywords that JSON Schema doesn't define.
  const ajv = new Ajv2020({strict: false, allErrors: true, verbose: true, discriminator: true});
  addFormats(ajv);
  for (const [name, document] of Object.entries(documents)) {
    ajv.addSchema(prepare(simplifyDiscriminators(structuredClone(document))), name);
  }
  const compiled = new Map<string, ValidateFunction>();
  return ({document, pointer}: SchemaLocation, value: unknown): readonly SchemaError[] => {
    const id = `${document}#${pointer}`;
    const validate = compiled.get(id) ?? ajv.compile({$ref: id});
    compiled.set(id, validate);
    return validate(value) ? [] : [...((validate.errors ?? []) as SchemaError[])];
  };
}

/** Removes `discriminator.mapping`, which Ajv doesn't support. The constants in the alternatives are equivalent. */
function simplifyDiscriminators(document: JsonObject): JsonObject {
  visitSchemas(objectAt(document, 'components'), (schema) => {
    const {discriminator} = schema;
    if (isObject(discriminator)) {
      schema.discriminator = {propertyName: discriminator.propertyName};
      schema[discriminatorValuesKey] = Object.keys(objectAt(discriminator, 'mapping'));
    }
  });
  return document;
}

function forbidUndeclaredFields(document: JsonObject): JsonObject {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  visitSchemas(schemas, (schema) => {
    const isOpen = !('additionalProperties' in schema) && !('unevaluatedProperties' in schema);
    if (schema.type === 'object' && isObject(schema.properties) && isOpen) {
      schema.unevaluatedProperties = false;
    }
  });
  // Inside `oneOf`, `unevaluatedProperties` would reject the fields that the enclosing object declares.
  visitSchemas(schemas, (schema) => {
    if (isObject(schema.properties) && Array.isArray(schema.oneOf)) {
      for (const alternative of schema.oneOf as Record<string, unknown>[]) {
        delete alternative.unevaluatedProperties;
      }
    }
  });
  return document;
}

function visitSchemas(node: unknown, visit: (schema: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) {
    node.forEach((item) => {
      visitSchemas(item, visit);
    });
  } else if (isObject(node)) {
    visit(node);
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'example' && key !== 'examples' && !key.startsWith('x-')) {
        visitSchemas(value, visit);
      }
    }
  }
}
