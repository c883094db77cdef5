import {getPagePath} from '../../config/plugins/page-urls';
import {site} from '../../config/site';
import {createSiteRoutes} from '../support/routes';

/** IDs of docs that were added to the original 42 routes. */
const addedInSidebar: readonly string[] = [];
const addedOutside: readonly string[] = [];

/** How many pages were added to the original 42 routes. */
export const addedPageCount = addedInSidebar.length + addedOutside.length;

const prefixRoutes = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);

/**
 * Lists the example product's routes. This is the only list of pages that's maintained by hand, so that tests don't
 * compare the site with itself.
 *
 * @param slug - The brand as it appears in URLs.
 */
function listRoutes(slug: string) {
  const api = `docs/${slug}-api`;
  const sdk = `docs/${slug}-ui-sdk`;
  const getDocRoute = (id: string) => `docs${getPagePath(`docs/${id}.mdx`, slug)}`;
  const docsInSidebar = [
    'docs/intro',
    `${api}/overview`,
    ...prefixRoutes(
      `${api}/common`,
      'asset-types brand-persona-details content-block-types design-types supported-languages',
    ),
    ...prefixRoutes(
      `${api}/core-api`,
      'core-overview content-from-prompt designs-from-content designs-from-prompt get-design-variants get-request-status',
    ),
    ...prefixRoutes(
      `${api}/user-management-api`,
      'user-overview login-user delete-user extract-brand set-brand update-user-plan',
    ),
    ...prefixRoutes(sdk, 'overview authentication installation-config sample-usage widget-functions-events'),
    ...prefixRoutes(
      `${sdk}/superuser-features`,
      'overview enterprise-onboarding superuser-authentication superuser-brand-setup superuser-installation-config superuser-sample-usage superuser-widget-functions-events',
    ),
    ...addedInSidebar.map(getDocRoute),
  ];
  const docsOutsideSidebar = [
    ...prefixRoutes(`${api}/enterprise-api`, 'enterprise-overview endpoints/account-analysis endpoints/export-data'),
    ...prefixRoutes(`${api}/swagger`, 'core-api enterprise-core-api enterprise-endpoints user-management-api'),
    `${api}/user-management-api/reactivate-user`,
    ...addedOutside.map(getDocRoute),
  ];
  return createSiteRoutes(docsInSidebar, docsOutsideSidebar);
}

/** The original 42 routes and those that were added, relative to the base URL. */
export const listedRoutes = listRoutes(site.slug);
