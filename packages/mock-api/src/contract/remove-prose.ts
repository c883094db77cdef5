import {isObject, objectAt, omitKeys, pickStrings, type JsonObject} from '@developer-docs/utils';
import {rewriteKeywords} from '@developer-docs/openapi';
import type {OpenApiDocuments} from './contract.js';

/** Keywords whose values are prose. The mock takes its text from examples and the error catalog. */
const proseKeywords = new Set(['title', 'summary', 'description', 'externalDocs']);

export interface ProseOptions {
  /** Names of schemas whose titles and descriptions of values appear in responses, such as the catalog of error codes. */
  readonly keptSchemas?: readonly string[];
  /** Extensions that only pages show. */
  readonly unusedExtensions?: readonly string[];
}

/**
 * Removes what is only written for readers, which is more than half of a document: descriptions, and strings with spaces
 * in extensions.
 */
export function removeProse(
  documents: OpenApiDocuments,
  {keptSchemas = [], unusedExtensions = []}: ProseOptions = {},
): OpenApiDocuments {
  return Object.fromEntries(
    Object.entries(documents).map(([id, {info: _info, tags: _tags, webhooks: _webhooks, ...document}]) => [
      id,
      rewriteKeywords(document, (key, value, {name}) => {
        if (proseKeywords.has(key)) {
          return [];
        }
        if (!key.startsWith('x-') || key === 'x-webhooks') {
          return undefined;
        }
        if (unusedExtensions.includes(key)) {
          return [];
        }
        const data = key === 'x-values' ? readValues(value, keptSchemas.includes(name)) : removeProseStrings(value);
        return data === undefined ? [] : [[key, data]];
      }) as JsonObject,
    ]),
  );
}

/** Returns the properties of the values of an enumeration, with or without the texts for readers. */
const readValues = (values: unknown, hasTexts: boolean): JsonObject =>
  Object.fromEntries(
    Object.keys(isObject(values) ? values : {}).map((name) => {
      const value = objectAt(values, name);
      const data = objectAt({value: removeProseStrings(omitKeys(value, 'title', 'description'))}, 'value');
      return [name, hasTexts ? {...pickStrings(value, 'title', 'description'), ...data} : data];
    }),
  );

/** Removes strings with spaces, and lists that contain nothing else, from the value of an extension. */
function removeProseStrings(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.includes(' ') ? undefined : value;
  }
  if (Array.isArray(value)) {
    const items = value.map(removeProseStrings).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, item]) => [key, removeProseStrings(item)]);
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
  }
  return value;
}
