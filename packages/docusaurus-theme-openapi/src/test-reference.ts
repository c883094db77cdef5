import path from 'node:path';
import {DocumentLoader, type LoadedDocument} from './documents/load-documents';
import {translateToEnglish} from './translations';
import {Reference, type ReferenceInput} from './reference';
import {findPageElements} from './pages/page-elements';

/** Loads documents for a test, by ID and path relative to the folder. */
export const loadTestDocuments = (folder: string, files: Readonly<Record<string, string>>): Promise<LoadedDocument[]> =>
  new DocumentLoader(folder, {
    documents: Object.fromEntries(
      Object.entries(files).map(([id, file]) => [
        id,
        {file: path.relative(folder, path.resolve(folder, file)), validation: 'warn'},
      ]),
    ),
    replacements: {},
  }).load();

/**
 * Creates a reference for a test.
 *
 * @param pages - The sources of pages, by file in the folder `docs`. The URL of `docs/pets.mdx` is `/docs/pets.mdx`.
 */
export const createTestReference = (
  documents: readonly LoadedDocument[],
  pages: Readonly<Record<string, string>> = {},
  options: Partial<ReferenceInput> = {},
): Reference =>
  new Reference({
    documents,
    entries: {errors: [], errorValues: [], limits: new Map()},
    pages: Object.entries(pages).map(([file, source]) => ({
      source: `@site/docs/${file}`,
      url: `/docs/${file}`,
      elements: findPageElements(source),
    })),
    resolveUrl: (url) => (/^https?:/.test(url) ? url : undefined),
    getFileUrl: (id, extension) => `/openapi/${id}.${extension}`,
    hasConsole: false,
    t: translateToEnglish,
    ...options,
  });
