import {OpenApiDocument, readApiDocument, type JsonObject} from '@developer-docs/openapi';
import type {LoadedDocument} from './documents/load-documents';
import {findPageElements} from './pages/page-elements';
import type {SourcePage} from './pages/page-index';
import type {Reference} from './reference';
import {createTestReference} from './test-reference';

/** An operation: a tag, or its declaration. */
type TestOperation = string | JsonObject;

/**
 * Creates a document from its operations.
 *
 * @param operations - `get` operations by ID, with `tags`, or a tag.
 */
export function createDocument(
  id: string,
  operations: Readonly<Record<string, TestOperation>>,
  rest: JsonObject = {},
): LoadedDocument {
  const paths = Object.entries(operations).map(([operationId, operation], index) => [
    `/${String(index)}`,
    {
      get: {
        operationId,
        responses: {200: {description: 'OK'}},
        ...(typeof operation === 'string' ? {tags: [operation]} : operation),
      },
    },
  ]);
  const bundle = {
    openapi: '3.1.0',
    info: {title: id, version: '1'},
    paths: Object.fromEntries(paths) as JsonObject,
    ...rest,
  };
  return {id, bundle, files: [], model: readApiDocument(new OpenApiDocument(bundle)), unsupportedFeatures: new Map()};
}

/**
 * Creates the reference of a site.
 *
 * @param sources - Sources of pages by file, such as `docs/pets.mdx`, whose URL is `/docs/pets`.
 */
export function createReference(
  documents: readonly LoadedDocument[],
  sources: Readonly<Record<string, string>>,
): Reference & {readonly pages: readonly SourcePage[]} {
  const pages = Object.entries(sources).map(([file, source]) => ({
    source: `@site/${file}`,
    url: `/${file.replace(/\.mdx$/, '')}`,
    elements: findPageElements(source),
  }));
  return Object.assign(createTestReference(documents, {}, {pages, resolveUrl: (url) => url}), {pages});
}
