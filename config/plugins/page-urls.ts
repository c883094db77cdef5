import {DefaultNumberPrefixParser, stripPathNumberPrefixes} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {brandedFolders} from '../pages';
import {site} from '../site';

/** Returns the URL of a page, including the base URL, from its path relative to the root of the repository. */
export const getPageUrl = (page: string): string => site.docsPath + getPagePath(page);

/** Returns the path of a page relative to the root of the documentation. */
export const getPagePath = (page: string): string =>
  getDocSlug(page, site.slug, brandedFolders) ?? getDefaultSlug(page.slice(site.docsFolder.length + 1));

/** Patterns for the folders of docs, their versions, and the translations of both, relative to the site. */
const docFolderPatterns = [
  /^docs\//,
  /^versioned_docs\/version-[^/]+\//,
  /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:current|version-[^/]+)\//,
];

/**
 * Returns the path of a doc within its docs folder, such as `api/overview.mdx`, or `undefined` if the file isn't a doc:
 * a partial (its name or a folder starts with `_`) or a page from another plugin.
 *
 * @param file - Path relative to the site, with forward slashes or backslashes.
 */
export function getDocPath(file: string): string | undefined {
  const normalized = file.replaceAll('\\', '/');
  const folderPattern = docFolderPatterns.find((pattern) => pattern.test(normalized));
  const docPath = folderPattern && normalized.replace(folderPattern, '');
  return docPath === undefined || !/\.mdx?$/.test(docPath) || /(?:^|\/)_/.test(docPath) ? undefined : docPath;
}

/**
 * Returns the slug that Docusaurus derives from a doc's path: without number prefixes (`01-intro`) and without the name
 * of an index file (`index`, `README`, or the name of the folder).
 *
 * @param docPath - The path of the doc within its docs folder, such as `api/01-intro.mdx`.
 */
export function getDefaultSlug(docPath: string): string {
  const segments = docPath.replace(/\.mdx?$/, '').split('/');
  const [name = '', folder] = segments.toReversed().map((segment) => segment.toLowerCase());
  const isIndex = ['index', 'readme', folder].includes(name);
  const slug = (isIndex ? segments.slice(0, -1) : segments).join('/');
  return `/${stripPathNumberPrefixes(slug, DefaultNumberPrefixParser)}`;
}

/**
 * Returns the slug of a doc whose URL contains the brand, relative to the docs root, or `undefined` for any other file.
 *
 * @param file - Path relative to the site, with forward slashes or backslashes.
 * @param brandSlug - The brand as it appears in URLs.
 * @param folders - Folders whose URL starts with the brand: with `api`, `docs/api/…` is served at
 *   `/docs/{brandSlug}-api/…`.
 */
export function getDocSlug(file: string, brandSlug: string, folders: readonly string[]): string | undefined {
  const docPath = getDocPath(file);
  const folder = docPath?.includes('/') ? docPath.split('/')[0] : undefined;
  return docPath !== undefined && folder !== undefined && folders.includes(folder)
    ? `/${brandSlug}-${getDefaultSlug(docPath).slice(1)}`
    : undefined;
}
