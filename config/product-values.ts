/** The site's product-specific configuration, which is in `config/product.ts`. */
export interface ProductValues {
  /** The product's display name. */
  readonly name: string;
  /** The name in URLs and file names: lowercase letters, digits, and hyphens. */
  readonly slug: string;
  /** The part of the site title after the name, such as `developer documentation`. */
  readonly titleSuffix: string;
  /** One sentence about the product. */
  readonly tagline: string;
  readonly copyrightYear: number;
  /** Origin of the documentation, without a trailing slash. Default: `https://developer.<slug>.example`. */
  readonly url?: string;
  /** URL of the product's website, without a trailing slash. Default: `https://<slug>.example`. */
  readonly productUrl?: string;
  /** URL of the documentation's repository. Without it, pages have no edit links. */
  readonly repositoryUrl?: string;
  /** Navbar links to pages on the product's website. */
  readonly navbarLinks: readonly {readonly label: string; readonly path: string}[];
  /** Folder with the OpenAPI documents and their components, relative to the repository root. */
  readonly openApiFolder: string;
  /** The OpenAPI documents, by the ID that pages and URLs use. */
  readonly apiDocuments: Readonly<Record<string, ApiDocumentFile>>;
  /** Reference to the schema whose values are the API's error codes. */
  readonly errorCodes: string;
  /** Reference to the schema that lists the limits that JSON Schema can't express. */
  readonly limits: string;
  /** The POST operations that create a session. They're safe to retry, so they don't accept an `Idempotency-Key`. */
  readonly sessionOperations: readonly string[];
}

interface ApiDocumentFile {
  /** File name in the folder of the OpenAPI documents. */
  readonly file: string;
  /** `warn` reports errors in examples without failing the build. Default: `error`. */
  readonly severity?: 'error' | 'warn';
}
