import {docPath} from './doc-path';

/** Folders of `docs/` whose address starts with the brand's slug: `docs/api/…` is served at `/docs/{slug}-api/…`. */
const brandedFolders = ['api', 'ui-sdk'];

/**
 * The slug of a doc in a folder whose address carries the brand.
 *
 * @param file - Path of the Markdown file, relative to the root of the repository, with slashes of either kind.
 * @param brandSlug - The brand in addresses.
 * @returns The slug below the docs root, or `undefined` for any other file.
 */
export function docSlug(file: string, brandSlug: string): string | undefined {
  const [, folder, rest] = /^([^/]+)\/(.+)\.mdx?$/.exec(docPath(file) ?? '') ?? [];
  return folder !== undefined && rest !== undefined && brandedFolders.includes(folder)
    ? `/${brandSlug}-${folder}/${rest}`
    : undefined;
}
