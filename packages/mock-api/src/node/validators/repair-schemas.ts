import {isAnnotation, normalizeDocument, OpenApiDocument, rewriteKeywords} from '@developer-docs/openapi';
import {describeIgnoredPattern, findIgnoredPatterns, removeSchemaPatterns} from '@developer-docs/openapi/node';
import {filterKeys, omitKeys, toNearestNumbers, toObject, type JsonObject} from '@developer-docs/utils';
import Ajv2020 from 'ajv/dist/2020.js';
import {isJSONType} from 'ajv/dist/compile/rules.js';
import {validSchemaType} from 'ajv/dist/compile/validate/keyword.js';
import {findEndlessSchemas, removeCombinations} from './endless-schemas.js';

/**
 * Makes the schemas of a document valid for Ajv, which only supports JavaScript numbers and JSON Schema 2020-12.
 *
 * @param name - The document's name, which messages start with.
 * @param onSkipped - Called with a message for each part that can't be checked, which is removed.
 */
export function repairSchemas(
  {paths = {}, components}: JsonObject,
  name: string,
  onSkipped: (message: string) => void,
): OpenApiDocument {
  // Security schemes contain no schemas, but have a keyword `type`.
  const members = {paths, components: omitKeys(toObject(components), 'securitySchemes')};
  const document = normalizeDocument(toNearestNumbers(members));
  const endless = findEndlessSchemas(document);
  for (const [schema, reason] of endless) {
    const pointer = document.pointerTo(schema);
    onSkipped(`${name}${pointer}: the schemas that this one combines aren't checked, because ${reason}`);
  }
  const ignoredPatterns = findIgnoredPatterns(document.root);
  for (const pattern of ignoredPatterns) onSkipped(describeIgnoredPattern(pattern, name));
  const patterns = new Set(ignoredPatterns.map(({pattern}) => pattern));
  const repaired = rewriteKeywords(document.root, (object, {original, pointer}) => {
    const schema = removeInvalidKeywords(removeAnnotations(object), (key, value) => {
      onSkipped(`${name}${pointer}: "${key}" is ignored, because it can't be ${JSON.stringify(value)}.`);
    });
    return removeSchemaPatterns(endless.has(original) ? removeCombinations(schema) : schema, patterns);
  });
  return new OpenApiDocument(repaired as JsonObject);
}

/** Which properties a message has depends on `readOnly` and `writeOnly`, which are kept. */
const removeAnnotations = (schema: JsonObject): JsonObject =>
  filterKeys(schema, (key) => !isAnnotation(key) || key === 'readOnly' || key === 'writeOnly');

/** Knows the values that keywords can have. */
const ajv = new Ajv2020();

/** Removes keywords that Ajv can't compile. It would accept every value for the schema instead. */
function removeInvalidKeywords(schema: JsonObject, onInvalid: (key: string, value: unknown) => void): JsonObject {
  // Parameters, bodies, and headers have other keywords, such as `required: true`.
  if (['in', 'content', 'schema'].some((key) => Object.hasOwn(schema, key))) return schema;
  return filterKeys(schema, (key) => {
    const isValid = isValidKeyword(key, schema[key]);
    if (!isValid) onInvalid(key, schema[key]);
    return isValid;
  });
}

function isValidKeyword(key: string, value: unknown): boolean {
  if (key === 'type') return [value].flat().every(isJSONType);
  if (key === 'enum') return Array.isArray(value) && value.length > 0;
  const definition = ajv.getKeyword(key);
  return typeof definition === 'boolean' || validSchemaType(value, definition.schemaType);
}
