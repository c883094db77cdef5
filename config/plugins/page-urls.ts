import {brandedFolders} from '../pages';
import {site} from '../site';
import {getDefaultSlug, getDocSlug} from '../../plugins/content';

/** Returns the URL of a page, including the base URL, from its path relative to the root of the repository. */
export const getPageUrl = (page: string): string => site.docsPath + getPagePath(page);

/** Returns the path of a page relative to the root of the documentation. */
export const getPagePath = (page: string): string =>
  getDocSlug(page, site.slug, brandedFolders) ?? getDefaultSlug(page.slice(site.docsFolder.length + 1));
