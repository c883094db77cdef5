/** The pages that search suggests before the reader types, in the order that readers typically need them. */
export const popularPages = [
  {label: 'Quickstart: create your first design', to: 'docs/intro.mdx#first-design'},
  {label: 'Authentication', to: 'docs/api/overview.mdx#authentication'},
  {label: 'Create designs from a prompt', to: 'docs/api/core-api/designs-from-prompt.mdx'},
  {label: 'Design types and sizes', to: 'docs/api/common/design-types.mdx'},
  {label: 'Install the widget', to: 'docs/ui-sdk/installation-config.mdx#install'},
  {label: 'Webhooks', to: 'docs/api/overview.mdx#webhooks'},
  {label: 'Rate limits', to: 'docs/api/overview.mdx#rate-limits'},
  {label: 'Error codes', to: 'docs/api/overview.mdx#error-codes'},
] as const;

/** The pages that describe schemas of the API. The pages of operations link to them instead of repeating them. */
export const schemaPages: Readonly<Record<string, string>> = {
  AssetType: 'docs/api/common/asset-types.mdx#types',
  BrandPersona: 'docs/api/common/brand-persona-details.mdx#fields',
  BrandTone: 'docs/api/common/brand-persona-details.mdx#tones',
  BrandColorRole: 'docs/api/common/brand-persona-details.mdx#colors',
  BrandLogoVariant: 'docs/api/common/brand-persona-details.mdx#logos',
  ImageStyle: 'docs/api/common/brand-persona-details.mdx#image-style',
  ContentBlock: 'docs/api/common/content-block-types.mdx#types',
  ContentBlockType: 'docs/api/common/content-block-types.mdx#types',
  DesignType: 'docs/api/common/design-types.mdx',
  OutputFormat: 'docs/api/common/design-types.mdx#formats',
  Language: 'docs/api/common/supported-languages.mdx',
  QueuedRequest: 'docs/api/core-api/get-request-status.mdx#response-200',
  RequestStatus: 'docs/api/overview.mdx#statuses',
  RequestKind: 'docs/api/overview.mdx#kinds',
  ProgressStep: 'docs/api/overview.mdx#progress',
  ErrorCode: 'docs/api/overview.mdx#error-codes',
  FieldErrorCode: 'docs/api/overview.mdx#field-errors',
  Plan: 'docs/api/user-management-api/user-overview.mdx#plans',
  UserRole: 'docs/api/user-management-api/user-overview.mdx#roles',
  UserStatus: 'docs/api/user-management-api/user-overview.mdx#lifecycle',
};

/** Folders of docs whose URL starts with the brand: `docs/api/…` is served at `/docs/{slug}-api/…`. */
export const brandedFolders: readonly string[] = ['api', 'ui-sdk'];

/** The location of a doc that isn't in the sidebar. */
export interface OutsidePage {
  /** Its section in search results and `llms.txt`. */
  readonly section: string;
  /** Ranking among search results, from −10 to 10. Default: 0. */
  readonly searchRank?: number;
  /** IDs of its ancestors in the breadcrumbs, outermost first. */
  readonly parents: readonly string[];
}

/** The sections that contain only docs outside the sidebar, with the descriptions that the docs root shows. */
export const outsideSections: Readonly<Record<string, string>> = {
  'Enterprise API': 'Create designs for many users, analyze usage, and export account data.',
  'API reference': 'See all operations and schemas of an API on one page, and download its OpenAPI document.',
};

/** @param overview - The ID of the page that introduces the API. */
const createApiReference = (overview: string): OutsidePage => ({
  section: 'API reference',
  searchRank: -5,
  parents: ['api/overview', overview],
});

/** The docs outside the sidebar, by ID. */
export const outsidePages: Readonly<Record<string, OutsidePage>> = {
  'api/user-management-api/reactivate-user': {
    section: 'User management API',
    parents: ['api/overview', 'api/user-management-api/user-overview'],
  },
  'api/enterprise-api/enterprise-overview': {section: 'Enterprise API', parents: ['api/overview']},
  'api/enterprise-api/endpoints/account-analysis': {
    section: 'Enterprise API',
    parents: ['api/overview', 'api/enterprise-api/enterprise-overview'],
  },
  'api/enterprise-api/endpoints/export-data': {
    section: 'Enterprise API',
    parents: ['api/overview', 'api/enterprise-api/enterprise-overview'],
  },
  'api/swagger/core-api': createApiReference('api/core-api/core-overview'),
  'api/swagger/user-management-api': createApiReference('api/user-management-api/user-overview'),
  'api/swagger/enterprise-core-api': createApiReference('api/enterprise-api/enterprise-overview'),
  'api/swagger/enterprise-endpoints': createApiReference('api/enterprise-api/enterprise-overview'),
};
