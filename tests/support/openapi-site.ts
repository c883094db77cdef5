import {site} from '../../config/site';
import type {VariantOptions} from './variant-site';

/** A page with an element such as `<ApiDocument id="harbor" tag="ships" />`. */
export interface DocumentPage {
  /** File name without extension in the folder of the document. Empty for the main page of the document. */
  readonly slug: string;
  readonly title: string;
  readonly element: string;
}

/** Returns the route of a document's page in `documentsSite`. */
export const getDocumentRoute = (id: string, slug = ''): string =>
  `docs/${site.slug}-api/${id}${slug === '' ? '' : `-pages/${slug}`}`;

const createWholeDocument = (id: string): DocumentPage => ({
  slug: '',
  title: id,
  element: `<ApiDocument id="${id}" />`,
});

/**
 * Creates a small site with third-party OpenAPI documents.
 *
 * @param documents - Documents (YAML or JSON) by ID.
 * @param pages - The pages of each document, by ID. Default: one page with the whole document.
 */
export function documentsSite(
  documents: Readonly<Record<string, string>>,
  pages: Readonly<Record<string, readonly DocumentPage[]>> = {},
): VariantOptions {
  const ids = Object.keys(documents);
  const apiDocuments = Object.fromEntries(ids.map((id) => [id, {file: `others/${id}.yaml`, severity: 'warn'}]));
  const files = ids.flatMap((id) =>
    (pages[id] ?? [createWholeDocument(id)]).map(({slug, title, element}) => ({
      doc: slug === '' ? `api/${id}` : `api/${id}-pages/${slug}`,
      text: `---\ntitle: ${JSON.stringify(title)}\ndescription: A page about an OpenAPI document that was not written for this site.\n---\n\n${element}\n`,
    })),
  );
  return {
    files: {
      'config/product.ts': (text) =>
        `${text.replace('export const productValues', 'const values')}
export const productValues = {...values, apiDocuments: ${JSON.stringify(apiDocuments)}, errorCodes: undefined};`,
      'sidebars.ts': (text) =>
        text.replace(
          "'api/overview'",
          ['api/overview', ...files.map(({doc}) => doc)].map((doc) => JSON.stringify(doc)).join(', '),
        ),
      ...Object.fromEntries(ids.map((id) => [`product/openapi/others/${id}.yaml`, documents[id] ?? ''])),
      ...Object.fromEntries(files.map(({doc, text}) => [`docs/${doc}.mdx`, text])),
    },
  };
}
