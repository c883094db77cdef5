import {site} from '../../config/site';

const under = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);

const api = `docs/${site.slug}-api`;
const sdk = `docs/${site.slug}-ui-sdk`;

const userManagement = under(
  `${api}/user-management-api`,
  'user-overview login-user delete-user extract-brand set-brand update-user-plan',
);
const superuser = under(
  `${sdk}/superuser-features`,
  'overview enterprise-onboarding superuser-authentication superuser-brand-setup superuser-installation-config superuser-sample-usage superuser-widget-functions-events',
);

/** The docs that the specification puts into the sidebar (§2): the one list of pages that is kept by hand, so that the site is not compared with itself. */
export const docsInSidebar = [
  'docs/intro',
  `${api}/overview`,
  ...under(`${api}/common`, 'asset-types brand-persona-details content-block-types design-types supported-languages'),
  ...under(
    `${api}/core-api`,
    'core-overview content-from-prompt designs-from-content designs-from-prompt get-design-variants get-request-status',
  ),
  ...userManagement,
  ...under(sdk, 'overview authentication installation-config sample-usage widget-functions-events'),
  ...superuser,
];

/** The docs that the specification puts outside the sidebar (§2). */
export const docsOutside = [
  ...under(`${api}/enterprise-api`, 'enterprise-overview endpoints/account-analysis endpoints/export-data'),
  ...under(`${api}/swagger`, 'core-api enterprise-core-api enterprise-endpoints user-management-api'),
  `${api}/user-management-api/reactivate-user`,
];

/** All 42 addresses of the specification, relative to the base URL. */
export const routes = ['', 'search', 'docs', ...docsInSidebar, ...docsOutside];
