import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {site} from './config/site';

const apiOverview = `/${site.docsFolder}/${site.slug}-api/overview`;
const sdkOverview = `/${site.docsFolder}/${site.slug}-ui-sdk/overview`;

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    {
      type: 'category',
      label: `${site.brand} API`,
      description: 'Authentication, errors, limits, webhooks, and everything else that all endpoints share.',
      link: {type: 'doc', id: 'api/overview'},
      items: [
        // Sections of a long page that readers look for.
        {type: 'link', label: 'Authentication', href: `${apiOverview}#authentication`},
        {type: 'link', label: 'Errors', href: `${apiOverview}#errors`},
        {type: 'link', label: 'Rate limits', href: `${apiOverview}#rate-limits`},
        {type: 'link', label: 'Idempotency', href: `${apiOverview}#idempotency`},
        {type: 'link', label: 'Webhooks', href: `${apiOverview}#webhooks`},
        {
          type: 'category',
          label: 'Core API',
          description: 'Create designs and content, track requests, and list variants.',
          link: {type: 'doc', id: 'api/core-api/core-overview'},
          items: [
            'api/core-api/designs-from-prompt',
            'api/core-api/designs-from-content',
            'api/core-api/content-from-prompt',
            'api/core-api/get-request-status',
            'api/core-api/get-design-variants',
          ],
        },
        {
          type: 'category',
          label: 'User management API',
          description: 'Log users in, manage their plans and brands, and delete or reactivate them.',
          link: {type: 'doc', id: 'api/user-management-api/user-overview'},
          items: [
            'api/user-management-api/login-user',
            'api/user-management-api/extract-brand',
            'api/user-management-api/set-brand',
            'api/user-management-api/update-user-plan',
            'api/user-management-api/delete-user',
          ],
        },
        {
          type: 'category',
          label: 'Shared values',
          description: 'Look up the values and limits that the API and the widget share.',
          items: [
            'api/common/design-types',
            'api/common/content-block-types',
            'api/common/asset-types',
            'api/common/brand-persona-details',
            'api/common/supported-languages',
          ],
        },
        {type: 'link', label: 'Changelog', href: `${apiOverview}#changelog`},
      ],
    },
    {
      type: 'category',
      label: `${site.brand} UI SDK`,
      description: 'Embed the widget in your web page, so your users can create and edit designs.',
      link: {type: 'doc', id: 'ui-sdk/overview'},
      items: [
        'ui-sdk/installation-config',
        'ui-sdk/authentication',
        'ui-sdk/widget-functions-events',
        'ui-sdk/sample-usage',
        {
          type: 'category',
          label: 'Superuser features',
          description: 'Let one person set up brands and create designs for others.',
          link: {type: 'doc', id: 'ui-sdk/superuser-features/overview'},
          items: [
            'ui-sdk/superuser-features/enterprise-onboarding',
            'ui-sdk/superuser-features/superuser-authentication',
            'ui-sdk/superuser-features/superuser-brand-setup',
            'ui-sdk/superuser-features/superuser-installation-config',
            'ui-sdk/superuser-features/superuser-widget-functions-events',
            'ui-sdk/superuser-features/superuser-sample-usage',
          ],
        },
        {type: 'link', label: 'Versions', href: `${sdkOverview}#versions`},
        {type: 'link', label: 'Troubleshooting', href: `${sdkOverview}#troubleshooting`},
      ],
    },
  ],
  // These docs have no sidebar, by `displayed_sidebar: null` in their front matter. The categories are their sections
  // at the docs root, in search results, and in llms.txt.
  otherDocs: [
    {
      type: 'category',
      label: `${site.brand} API`,
      items: [
        {type: 'category', label: 'User management API', items: ['api/user-management-api/reactivate-user']},
        {
          type: 'category',
          label: 'Enterprise API',
          description: 'Create designs for many users, analyze usage, and export account data.',
          items: [
            'api/enterprise-api/enterprise-overview',
            'api/enterprise-api/endpoints/account-analysis',
            'api/enterprise-api/endpoints/export-data',
          ],
        },
        {
          type: 'category',
          label: 'API reference',
          description: 'See all operations and schemas of an API on one page, and download its OpenAPI document.',
          items: [
            'api/swagger/core-api',
            'api/swagger/user-management-api',
            'api/swagger/enterprise-core-api',
            'api/swagger/enterprise-endpoints',
          ],
        },
      ],
    },
  ],
};

export default sidebars;
