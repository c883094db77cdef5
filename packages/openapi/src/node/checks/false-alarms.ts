import {readFileSync} from 'node:fs';
import {getOrCreate, objectAt, parsePointer, stringAt, type JsonObject} from '@developer-docs/utils';
import type {NormalizedProblem, Source} from '@redocly/openapi-core';
import {OpenApiDocument} from '../../document.js';
import {isExtension, isMap} from '../../schemas/keywords.js';
import {parseDocumentText} from '../parsing/parse-document.js';

/**
 * Removes problems that Redocly reports about what OpenAPI allows.
 *
 * @param file - Absolute path of the root document.
 */
export function removeFalseAlarms(problems: readonly NormalizedProblem[], file: string): NormalizedProblem[] {
  const documents = new Map<string, OpenApiDocument>();
  const parse = (text: string) =>
    getOrCreate(documents, text, () => new OpenApiDocument(parseDocumentText(text) as JsonObject));
  // Few documents have such problems, so files aren't parsed again for most.
  const readVersion = () => parse(readFileSync(file, 'utf8')).root.openapi;
  const lookUp = (source: Source, pointer: string) => parse(source.body).lookUp(pointer);
  return problems.filter(
    (problem) =>
      !isInExtension(problem) &&
      !isUsedParameter(problem) &&
      !isSchemaName(problem, parse) &&
      !isSwaggerSyntax(problem, lookUp) &&
      !isNewSyntax(problem, readVersion, lookUp),
  );
}

/** Extensions can contain anything, for example references to files that aren't published. */
function isInExtension({message, location: [location]}: NormalizedProblem): boolean {
  const keys = parsePointer(location?.pointer ?? '');
  return (
    message.startsWith("Can't resolve $ref") &&
    keys.some((key, index) => isExtension(key) && !hasNames(keys.slice(0, index)))
  );
}

/** Returns whether the keys of an object that begin with "x-" are names, such as those of properties. */
function hasNames(pointer: readonly string[]): boolean {
  const [keyword = '', owner = 'components'] = pointer.toReversed();
  if (keyword === 'paths') return false;
  // The responses of an operation can have extensions. Those of components, or of Swagger 2.0 itself, have names.
  if (keyword === 'responses') return owner === 'components';
  return isMap(keyword) || keyword === 'mapping';
}

/** Redocly finds only names of Latin letters, digits, and a few other characters in a path. */
function isUsedParameter({message}: NormalizedProblem): boolean {
  const [, name = '', template = ''] = /^Path parameter `(.+)` is not used in the path `(.+)`/.exec(message) ?? [];
  return name !== '' && template.includes(`{${name}}`);
}

/**
 * Returns whether a problem is about a schema name in a discriminator mapping. Redocly interprets names with special
 * characters as file paths, but OpenAPI allows them.
 */
function isSchemaName(
  {ruleId, location: [location]}: NormalizedProblem,
  parse: (text: string) => OpenApiDocument,
): boolean {
  const pointer = location?.pointer ?? '';
  if (location === undefined || ruleId !== 'no-unresolved-refs' || !pointer.includes('/discriminator/mapping/')) {
    return false;
  }
  const document = parse(location.source.body);
  const target = document.lookUp(pointer);
  return (
    typeof target === 'string' && Object.hasOwn(objectAt(objectAt(document.root, 'components'), 'schemas'), target)
  );
}

/**
 * Returns whether a problem is about Swagger 2.0 syntax that Redocly doesn't support: files in responses, and limits of
 * parameters and headers that aren't integers. In OpenAPI 3, parameters and headers have neither of these.
 *
 * @see https://spec.openapis.org/oas/v2.0.html
 */
function isSwaggerSyntax(
  {ruleId, message, location: [location]}: NormalizedProblem,
  lookUp: (source: Source, pointer: string) => unknown,
): boolean {
  if (ruleId !== 'struct' || location?.pointer === undefined) return false;
  const {source, pointer} = location;
  return (
    (/\/responses\/[^/]+\/schema\/type$/.test(pointer) && lookUp(source, pointer) === 'file') ||
    // Such as `#/parameters/size/items/maximum`.
    (/\/(?:parameters|headers)\/[^/]+\/(?:items\/)*(?:maximum|minimum|multipleOf)$/.test(pointer) &&
      message.startsWith('Expected type `integer` but got `number`'))
  );
}

/**
 * Returns whether a problem is about OpenAPI 3.1 or 3.2 syntax that Redocly doesn't support.
 *
 * @see https://spec.openapis.org/oas/v3.2.0
 */
function isNewSyntax(
  {ruleId, message, location: [location]}: NormalizedProblem,
  readVersion: () => unknown,
  lookUp: (source: Source, pointer: string) => unknown,
): boolean {
  if (ruleId !== 'struct' || location?.pointer === undefined) return false;
  const {source, pointer} = location;
  const hasVersion = (pattern: RegExp) => pattern.test(String(readVersion()));
  // Where JSON Schema has a schema, it can be a Boolean.
  if (message.startsWith('Expected type `Schema` (object) but got `boolean`')) return hasVersion(/^3\.[12]/);
  const parameter = pointer.replace(/\/style$/, '');
  return (
    ((message.startsWith('The field `description` must be present') && /\/responses\/[^/]+$/.test(pointer)) ||
      (message.startsWith('`style` can be one of') &&
        lookUp(source, pointer) === 'cookie' &&
        stringAt(lookUp(source, parameter), 'in') === 'cookie') ||
      // Redocly reads each media type as a map of media types.
      /^#\/components\/mediaTypes\/[^/]+\/./.test(pointer)) &&
    hasVersion(/^3\.2/)
  );
}
