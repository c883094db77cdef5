import {isObject, type JsonObject} from '@developer-docs/internal';
import type {OpenApiDocuments} from './contract.js';
import {rewriteKeywords} from './rewrite-keywords.js';

/** Keywords whose values are prose. The mock takes its text from examples and the error catalog. */
const proseKeywords = new Set(['title', 'summary', 'description', 'externalDocs']);
/** The extensions that the mock reads. */
const usedExtensions = new Set(['x-rate-limit', 'x-request-kind', 'x-values']);

/** Removes descriptions and extensions that the mock doesn't use, which make up more than half of a document. */
export function removeProse(documents: OpenApiDocuments): OpenApiDocuments {
  return Object.fromEntries(
    Object.entries(documents).map(([id, {info: _info, tags: _tags, webhooks: _webhooks, ...document}]) => [
      id,
      rewriteKeywords(document, (key, value, schemaName) => {
        if (proseKeywords.has(key) || (key.startsWith('x-') && !usedExtensions.has(key))) {
          return [];
        }
        return key === 'x-values' && schemaName !== 'ErrorCode' && isObject(value)
          ? [[key, removeProseStrings(value)]]
          : undefined;
      }) as JsonObject,
    ]),
  );
}

/**
 * Removes strings that contain spaces, which are prose, from the values of an `x-values` extension or from limits.
 * Don't call it for the error catalog, whose prose appears in responses.
 */
export const removeProseStrings = (values: JsonObject): Readonly<Record<string, JsonObject>> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const properties = Object.entries(isObject(value) ? value : {});
      return [
        key,
        Object.fromEntries(properties.filter(([, item]) => typeof item !== 'string' || !item.includes(' '))),
      ];
    }),
  );
