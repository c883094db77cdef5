/** Folders of `docs/` whose address starts with the brand's slug: `docs/api/…` is served at `/docs/{slug}-api/…`. */
const brandedFolders = ['api', 'ui-sdk'];

/**
 * The slug of a doc in a folder whose address carries the brand.
 *
 * @param filePath - Path of the Markdown file, with slashes of either kind.
 * @param brandSlug - The brand in addresses.
 * @returns The slug below the docs root, or `undefined` for any other file.
 */
export function docSlug(filePath: string, brandSlug: string): string | undefined {
  const [, folder, rest] = /\/docs\/([^/]+)\/(.+)\.mdx?$/.exec(filePath.replaceAll('\\', '/')) ?? [];
  const isPartial = rest !== undefined && /(?:^|\/)_/.test(rest);
  if (folder === undefined || rest === undefined || isPartial || !brandedFolders.includes(folder)) {
    return undefined;
  }
  return `/${brandSlug}-${folder}/${rest}`;
}
