/** The values of a product that configure the site. `config/product.ts` contains them. */
export interface ProductValues {
  /** The product's name in texts. */
  readonly name: string;
  /** The name in URLs and file names: lowercase letters, digits, and hyphens. */
  readonly slug: string;
  /** What follows the name in the title of the site, such as `developer documentation`. */
  readonly titleSuffix: string;
  /** One sentence about the product. */
  readonly tagline: string;
  readonly copyrightYear: number;
  /** Origin of the documentation, without a trailing slash. Default: `https://developer.<slug>.example`. */
  readonly url?: string;
  /** URL of the product's website, without a trailing slash. Default: `https://<slug>.example`. */
  readonly productUrl?: string;
  /** URL of the repository of the documentation. Without it, pages have no links to edit them. */
  readonly repositoryUrl?: string;
  /** Links in the navbar to pages of the product's website. */
  readonly navbarLinks: readonly {readonly label: string; readonly path: string}[];
  /** Folder of the OpenAPI documents and their components, relative to the root of the repository. */
  readonly openApiFolder: string;
  /** The OpenAPI documents, by the ID that pages and URLs use. */
  readonly apiDocuments: Readonly<Record<string, ApiDocumentFile>>;
  /** The schema whose values are the error codes of the API, if it has a catalog of error codes. */
  readonly errorCodes?: string;
  /** Name of the schema that lists the limits that JSON Schema can't express, if the contract has one. */
  readonly limits?: string;
  /** The POST operations that create a session. Repeating one is harmless, so they accept no `Idempotency-Key`. */
  readonly sessionOperations: readonly string[];
}

interface ApiDocumentFile {
  /** The name of the file in the folder of the OpenAPI documents. */
  readonly file: string;
  /** `warn` reports mistakes in examples without failing the build. Default: `error`. */
  readonly severity?: 'error' | 'warn';
}
