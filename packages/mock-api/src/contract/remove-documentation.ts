import {rewriteKeywords} from '@developer-docs/openapi';
import {filterKeys, mapMembers, omitKeys, toObject} from '@developer-docs/utils';
import type {DocumentsByName} from './contract.js';

/** Keywords that only readers need. The mock takes its text from examples. */
const documentationKeywords = new Set(['title', 'summary', 'description', 'externalDocs']);

/** Extensions whose text the mock reads, such as a date before a time. */
const mockExtensions = new Set(['x-additionalPropertiesName', 'x-deprecated', 'x-rate-limit', 'x-sunset']);

/**
 * Removes what's only for readers, which is more than half of a document: its information, tags, and webhooks,
 * descriptions, and strings with spaces in extensions that the mock doesn't read.
 */
export const removeDocumentation = (documents: DocumentsByName): DocumentsByName =>
  mapMembers(documents, (document) =>
    rewriteKeywords(omitKeys(toObject(document), 'info', 'tags', 'webhooks', 'x-webhooks'), (object) =>
      mapMembers(
        filterKeys(object, (key) => !documentationKeywords.has(key)),
        (value, key) => (key.startsWith('x-') && !mockExtensions.has(key) ? removeTextsWithSpaces(value) : value),
      ),
    ),
  ) as DocumentsByName;

const removeTextsWithSpaces = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, member: unknown) => {
    // Items that were removed are holes.
    if (Array.isArray(member)) return member.filter((item: unknown) => item !== undefined);
    return typeof member === 'string' && member.includes(' ') ? undefined : member;
  });
