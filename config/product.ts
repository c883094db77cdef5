/** Folder with the OpenAPI documents and their components, relative to the repository root. */
const openApiFolder = 'product/openapi';

/** The product-specific configuration. No other file that becomes a part of the site contains the product's name. */
export const productValues = {
  name: 'Limner',
  /** The name in URLs and file names: lowercase letters, digits, and hyphens. */
  slug: 'limner',
  /** The part of the site title after the name. */
  titleSuffix: 'UI SDK & API',
  tagline: 'Generative AI for editable design creation.',
  copyrightYear: 2025,
  /** Navbar links to pages on the product's website. */
  navbarLinks: [
    {label: 'Product', path: ''},
    {label: 'Pricing', path: '/pricing'},
  ],
  openApiFolder,
  /** The OpenAPI documents, by the ID that pages and URLs use, with options of docusaurus-theme-openapi. */
  apiDocuments: Object.fromEntries(
    ['core-api', 'user-management-api', 'enterprise-core-api', 'enterprise-endpoints'].map((id) => [
      id,
      {file: `${openApiFolder}/${id}.yaml`, validation: 'throw' as const},
    ]),
  ),
  /** The POST operations that create a session. They're safe to retry, so they don't accept an `Idempotency-Key`. */
  sessionOperations: ['loginUser'],
  /** Folder with the SDK's TypeScript declarations, relative to the repository root. */
  sdkFolder: 'product/ui-sdk',
};

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
