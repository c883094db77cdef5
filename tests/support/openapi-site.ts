import {site} from '../../config/site';
import type {VariantOptions} from './variant-site';

/** Route of the page of a document in `documentsSite`. */
export const documentRoute = (id: string): string => `docs/${site.slug}-api/${id}`;

/**
 * A small site with third-party OpenAPI documents, each on its own page.
 *
 * @param documents - Documents (YAML or JSON) by ID.
 */
export function documentsSite(documents: Readonly<Record<string, string>>): VariantOptions {
  const ids = Object.keys(documents);
  const options = ids.map((id) => `'${id}': {file: 'contract/others/${id}.yaml', severity: 'warn'}`);
  return {
    files: {
      'config/reference.ts': (text) =>
        text.replace(/(export const apiDocuments: [^=]*=) \{[^]*?\n\};/, `$1 {${options.join(', ')}};`),
      // This file is generated only for documents with an error catalog.
      'config/agents.ts': (text) => text.replace(/\{\n\s*title: 'error-codes\.json',[^}]*\},/, ''),
      'sidebars.ts': (text) =>
        text.replace("'api/overview'", ['overview', ...ids].map((id) => `'api/${id}'`).join(', ')),
      ...Object.fromEntries(
        ids.flatMap((id) => [
          [`contract/others/${id}.yaml`, documents[id] ?? ''],
          [
            `docs/api/${id}.mdx`,
            `---\ntitle: ${id}\ndescription: The page of an OpenAPI document that was not written for this site.\n---\n\n<ApiDocument id="${id}" />\n`,
          ],
        ]),
      ),
    },
  };
}
