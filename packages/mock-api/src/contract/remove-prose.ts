import {rewriteKeywords} from '@developer-docs/openapi';
import {isObject, objectAt, omitKeys, toObject, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocuments} from './contract.js';

/** Keywords whose values are prose. The mock takes its text from examples. */
const proseKeywords = new Set(['title', 'summary', 'description', 'externalDocs']);

/**
 * Removes what's only for readers, which is more than half of a document: descriptions, and strings with spaces in
 * extensions.
 *
 * @param unusedExtensions - Extensions that only pages show.
 */
export function removeProse(documents: OpenApiDocuments, unusedExtensions: readonly string[] = []): OpenApiDocuments {
  return Object.fromEntries(
    Object.entries(documents).map(([id, {info: _info, tags: _tags, webhooks: _webhooks, ...document}]) => [
      id,
      rewriteKeywords(document, (key, value) => {
        if (proseKeywords.has(key)) return [];
        if (!key.startsWith('x-') || key === 'x-webhooks') return undefined;
        if (unusedExtensions.includes(key)) return [];
        const data = key === 'x-values' ? readValues(value) : removeProseStrings(value);
        return data === undefined ? [] : [[key, data]];
      }) as JsonObject,
    ]),
  );
}

/** Returns the properties of an enumeration's values, without the text for readers. */
const readValues = (values: unknown): JsonObject =>
  Object.fromEntries(
    Object.keys(toObject(values)).map((name) => [
      name,
      removeProseStrings(omitKeys(objectAt(values, name), 'title', 'description')),
    ]),
  );

/** Removes strings with spaces, and lists that contain nothing else, from an extension's value. */
function removeProseStrings(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? undefined : value;
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
