import {site} from '../../config/site';
import {docSlug} from '../../plugins/content/docs/doc-slug';

/** Docs that came after the specification, by id. `npm run new` puts them here. */
const addedInSidebar: readonly string[] = [];
const addedOutside: readonly string[] = [];

/** How many addresses are not those of the specification. */
export const added = addedInSidebar.length + addedOutside.length;

/** The addresses of the specification, relative to the base URL, and those that were added. */
export interface Addresses {
  /** The docs that the specification puts into the sidebar (§2). */
  readonly docsInSidebar: readonly string[];
  /** The docs that it puts outside the sidebar (§2). */
  readonly docsOutside: readonly string[];
  /** All addresses: 42, and those that were added. */
  readonly routes: readonly string[];
}

const under = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);

/**
 * The specification's addresses (§2): the one list of pages that is kept by hand, so that the site is not compared with itself.
 *
 * @param slug - The brand in addresses.
 */
export function addressesOf(slug: string): Addresses {
  const api = `docs/${slug}-api`;
  const sdk = `docs/${slug}-ui-sdk`;
  const addressOf = (id: string) => `docs${docSlug(`docs/${id}.mdx`, slug) ?? `/${id}`}`;
  const docsInSidebar = [
    'docs/intro',
    `${api}/overview`,
    ...under(`${api}/common`, 'asset-types brand-persona-details content-block-types design-types supported-languages'),
    ...under(
      `${api}/core-api`,
      'core-overview content-from-prompt designs-from-content designs-from-prompt get-design-variants get-request-status',
    ),
    ...under(
      `${api}/user-management-api`,
      'user-overview login-user delete-user extract-brand set-brand update-user-plan',
    ),
    ...under(sdk, 'overview authentication installation-config sample-usage widget-functions-events'),
    ...under(
      `${sdk}/superuser-features`,
      'overview enterprise-onboarding superuser-authentication superuser-brand-setup superuser-installation-config superuser-sample-usage superuser-widget-functions-events',
    ),
    ...addedInSidebar.map(addressOf),
  ];
  const docsOutside = [
    ...under(`${api}/enterprise-api`, 'enterprise-overview endpoints/account-analysis endpoints/export-data'),
    ...under(`${api}/swagger`, 'core-api enterprise-core-api enterprise-endpoints user-management-api'),
    `${api}/user-management-api/reactivate-user`,
    ...addedOutside.map(addressOf),
  ];
  return {docsInSidebar, docsOutside, routes: ['', 'search', 'docs', ...docsInSidebar, ...docsOutside]};
}

/** The addresses under the site's own brand. */
export const {docsInSidebar, docsOutside, routes} = addressesOf(site.slug);
