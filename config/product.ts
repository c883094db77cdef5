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
