import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {site} from './config/site';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    {
      type: 'category',
      label: `${site.brand} API`,
      description: 'Authentication, errors, limits, webhooks, and everything else that all endpoints share.',
      items: [
        'api/overview',
        {
          type: 'category',
          label: 'Core API',
          description: 'Create designs and content, track requests, and list variants.',
          items: [
            'api/core-api/core-overview',
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
          items: [
            'api/user-management-api/user-overview',
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
      ],
    },
    {
      type: 'category',
      label: `${site.brand} UI SDK`,
      description: 'Embed the widget in your web page, so your users can create and edit designs.',
      items: [
        'ui-sdk/overview',
        'ui-sdk/installation-config',
        'ui-sdk/authentication',
        'ui-sdk/widget-functions-events',
        'ui-sdk/sample-usage',
        {
          type: 'category',
          label: 'Superuser features',
          description: 'Let one person set up brands and create designs for others.',
          items: [
            'ui-sdk/superuser-features/overview',
            'ui-sdk/superuser-features/enterprise-onboarding',
            'ui-sdk/superuser-features/superuser-authentication',
            'ui-sdk/superuser-features/superuser-brand-setup',
            'ui-sdk/superuser-features/superuser-installation-config',
            'ui-sdk/superuser-features/superuser-widget-functions-events',
            'ui-sdk/superuser-features/superuser-sample-usage',
          ],
        },
      ],
    },
  ],
};

export default sidebars;
