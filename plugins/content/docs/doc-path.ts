/**
 * Where docs live, below the root of the repository: the docs themselves, their earlier versions, and translations of both.
 */
const docFolders = [
  /^docs\//,
  /^versioned_docs\/version-[^/]+\//,
  /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:current|version-[^/]+)\//,
];

/**
 * The path of a doc below its docs folder, such as `api/overview.mdx`.
 *
 * @param file - Path of a Markdown file, relative to the root of the repository, with slashes of either kind.
 * @returns The path, or `undefined` for any other file: a partial (a name or folder that starts with `_`), a page of another plugin.
 */
export function docPath(file: string): string | undefined {
  const normalized = file.replaceAll('\\', '/');
  const folder = docFolders.find((pattern) => pattern.test(normalized));
  const below = folder && normalized.replace(folder, '');
  return below === undefined || !/\.mdx?$/.test(below) || /(?:^|\/)_/.test(below) ? undefined : below;
}
