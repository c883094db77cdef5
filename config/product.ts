import type {ProductValues} from './product-values';

/** The product-specific configuration. No other file contains the product's name. */
export const productValues: ProductValues = {
  name: 'Limner',
  slug: 'limner',
  titleSuffix: 'UI SDK & API',
  tagline: 'Generative AI for editable design creation.',
  copyrightYear: 2025,
  navbarLinks: [
    {label: 'Product', path: ''},
    {label: 'Pricing', path: '/pricing'},
  ],
  openApiFolder: 'product/openapi',
  apiDocuments: {
    'core-api': {file: 'core-api.yaml'},
    'user-management-api': {file: 'user-management-api.yaml'},
    'enterprise-core-api': {file: 'enterprise-core-api.yaml'},
    'enterprise-endpoints': {file: 'enterprise-endpoints.yaml'},
  },
  errorCodes: 'error-codes#ErrorCode',
  limits: 'limits#Limit',
  sessionOperations: ['loginUser'],
};
