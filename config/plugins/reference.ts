import {createEntryId} from '@developer-docs/internal';
import {limits} from '../reference';
import {docsRules} from '../docs';
import {site} from '../site';
import {contract} from './contract';
import {getDefaultSlug, getDocSlug, highlight} from '../../plugins/content';
import {Reference} from '../../plugins/reference';

/** Returns the URL of a page, including the base URL, from its path relative to the root of the repository. */
export const getPageUrl = (page: string): string =>
  site.docsPath +
  (getDocSlug(page, site.slug, docsRules.brandedFolders) ?? getDefaultSlug(page.slice(site.docsFolder.length + 1)));

/** The reference of the HTTP API. `docusaurus.config.ts` and tests share this object. */
export const reference = new Reference({
  contract,
  docsFolder: site.docsFolder,
  getPageUrl,
  baseUrl: site.baseUrl,
  highlight,
  getErrorUrl: (code) => `${getPageUrl('docs/api/overview.mdx')}#${createEntryId('error', code)}`,
  limits,
});
