import {brandedFolders} from './product';
import {site} from './site';

/** Matches a page in a folder whose URL starts with the brand. */
const brandedPage = new RegExp(`^${site.docsFolder}/(${brandedFolders.join('|')})/(.+)\\.mdx$`);

/**
 * Returns the path of a page whose URL starts with the brand, relative to the root of the documentation, or `undefined`
 * for any other file.
 *
 * @param page - Path relative to the root of the repository, with forward slashes or backslashes.
 * @param slug - The brand as it appears in URLs.
 */
export function getBrandedPath(page: string, slug: string = site.slug): string | undefined {
  const [, folder, name] = brandedPage.exec(page.replaceAll('\\', '/')) ?? [];
  return folder === undefined || name === undefined ? undefined : `/${slug}-${folder}/${name}`;
}

/** Returns the path of a page relative to the root of the documentation. */
export const getPagePath = (page: string, slug?: string): string =>
  getBrandedPath(page, slug) ?? page.slice(site.docsFolder.length).replace(/\.mdx$/, '');

/** Returns the path of a page, or a section such as `docs/intro.mdx#setup`, relative to the base URL. */
export function getDocsPath(link: string): string {
  const [page = '', anchor] = link.split('#');
  return `/${site.docsFolder}${getPagePath(page)}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Returns the URL of a page or section, including the base URL. */
export const getPageUrl = (link: string): string => site.baseUrl + getDocsPath(link).slice(1);
