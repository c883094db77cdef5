import path from 'node:path';
import {checkOptions} from '@developer-docs/docusaurus-utils/node';
import {sampleLanguages, type SampleLanguage} from '@developer-docs/openapi';
import type {OperationCriteria} from '@developer-docs/openapi/node';
import type {OptionValidationContext} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import {pluginName} from './plugin-name';

/** An OpenAPI 3.0 to 3.2 or Swagger 2.0 document. */
export interface DocumentOptions {
  /**
   * YAML or JSON file, relative to the site's folder, or a URL. `docusaurus openapi fetch` downloads a document with a
   * URL, and the site reads this copy.
   */
  readonly file: string;
  /** Files or URLs of versions of the docs whose document differs, by version name, such as `1.0`. Default: none. */
  readonly versions?: Readonly<Record<string, string>>;
  /**
   * What happens if the document violates the OpenAPI specification in a way that doesn't prevent reading it, for
   * example if an example doesn't match its schema. Default: `warn`.
   */
  readonly validation?: 'warn' | 'throw';
  /**
   * Folders, relative to the site's folder, that references in the document can point into. Default: the document's
   * folder, so that a document from elsewhere can't embed other files of the machine that builds the site.
   */
  readonly allowedFolders?: readonly string[];
  /**
   * Overlays (Overlay Specification 1.0 or 1.1), relative to the site's folder, which are applied in this order.
   * Default: none.
   */
  readonly overlays?: readonly string[];
  /** The operations that the site contains, with what they use. Default: all. */
  readonly include?: OperationCriteria;
  /** The operations that the site doesn't contain, even if they're included. Default: none. */
  readonly exclude?: OperationCriteria;
  /**
   * The pages that `docusaurus openapi generate` creates. A string is short for `{folder, per: 'operation'}`. Default:
   * none.
   */
  readonly pages?: string | PagesOptions;
}

/** The generated pages of a document. */
export interface PagesOptions {
  /** Folder of the pages, relative to the site's folder, such as `docs/petstore`. */
  readonly folder: string;
  /** Whether each operation or each tag has its own page. Default: `operation`. */
  readonly per?: 'operation' | 'tag';
}

/** How many levels of nested properties pages expand. */
export interface DepthOptions {
  /** On the page of an operation. Default: all levels, up to 250 properties on a page. */
  readonly operations?: number;
  /** On the page of a document, which contains the sections of schemas. Default: 2. */
  readonly documents?: number;
}

/** A credential that readers can select in the console. */
export interface CredentialOptions {
  readonly id: string;
  readonly label: string;
  /** The name of the security scheme that it's for. */
  readonly scheme: string;
}

/** A `Mock-*` header of the extension. */
export interface MockHeaderOptions {
  /** The header's name, such as `Mock-Stock`. */
  readonly header: string;
  readonly label: string;
  /** The values that readers can select, by the IDs of the operations that accept the header. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** How readers sign in with an OAuth 2 or OpenID Connect scheme. */
export interface OAuthOptions {
  /** The ID of the client that readers sign in with. It's public, so it has no secret. Default: readers enter one. */
  readonly clientId?: string;
  /** The scopes that are selected initially. Default: the scopes that the operation requires. */
  readonly scopes?: readonly string[];
  /** The parameter `audience` of requests. Default: none. */
  readonly audience?: string;
  /**
   * The issuer of the authorization server, if its responses name one that the document doesn't. Default: from
   * discovery.
   */
  readonly issuer?: string;
  /**
   * Path of the redirect page, without the base URL and an extension. Register its URL with the authorization server. A
   * separate path for each server keeps a hostile server from obtaining another server's code. Default:
   * `/oauth-redirect`.
   */
  readonly redirectPath?: string;
  /** Whether readers can enter a client secret, which is only for tests. Default: `false`. */
  readonly clientCredentials?: boolean;
}

/** The mock's behavior. */
export interface ExtensionOptions {
  /** Module whose default export is a `MockExtension`, such as `@site/src/sandbox.ts`. */
  readonly module: string;
  /** The credentials that it creates. Default: none; the mock accepts any credential. */
  readonly credentials?: readonly CredentialOptions[];
  /** Its `Mock-*` headers. Readers can always simulate errors and delays. Default: none. */
  readonly headers?: readonly MockHeaderOptions[];
}

/**
 * The console, in which readers send requests to a mock of the API that runs in their browser, or to the API's servers.
 */
export interface TryItOptions {
  /** The module with the mock's behavior, or its options. Default: none, so that operations respond with examples. */
  readonly extension?: string | ExtensionOptions;
  /**
   * Whether the console also offers the servers in the document, beside the mock. Requests then go from the reader's
   * browser to the API, which has to allow them (CORS). Default: `false`.
   */
  readonly servers?: boolean;
  /**
   * Proxies for servers that don't allow requests from pages of the site: requests to the server `to` are sent to
   * `url`. Default: none.
   */
  readonly proxy?: ProxyOptions | readonly ProxyOptions[];
  /**
   * Whether readers can let the browser remember keys and tokens until they close the tab (`sessionStorage`).
   * Otherwise, they're only in the page's memory. Default: `true`.
   */
  readonly remember?: boolean;
  /** How readers sign in, by the names of OAuth 2 and OpenID Connect schemes. Default: none. */
  readonly oauth?: Readonly<Record<string, OAuthOptions>>;
}

/** A proxy, such as one that uses `createProxy` in `@developer-docs/mock-api`. */
export interface ProxyOptions {
  /** The URL of the proxy, to which the paths of operations are added. A relative URL belongs to the site. */
  readonly url: string;
  /** The URL of the server in the document, without variables. */
  readonly to: string;
}

/** A language of samples that the theme doesn't have. */
export interface LanguageOptions {
  /** The value that browsers store when a reader selects the language: letters, digits, `_`, and `-`. */
  readonly id: string;
  readonly label: string;
  /**
   * Module whose default export returns the code for a request, `(request: SampleRequest) => string`: a file relative
   * to the site's folder, or a package.
   */
  readonly module: string;
  /** Name of the Prism grammar. Default: the ID. */
  readonly grammar?: string;
}

/** How long fields have a release's badge: until there are this many newer releases, or for this many days. */
export type BadgeOptions = {readonly releases: number} | {readonly days: number};

/** How pages show what documents' releases changed. */
export interface ChangesOptions {
  /**
   * How long new and changed fields, parameters, and headers have a badge with the release: for a number of releases,
   * such as `{releases: 2}`, or of days, such as `{days: 90}`. Default: they have none.
   */
  readonly badges?: BadgeOptions;
  /** Folder of the releases, relative to the site's folder. Default: `openapi/releases`. */
  readonly folder?: string;
}

/** Options of a document after validation. */
export interface ValidDocumentOptions extends DocumentOptions {
  readonly validation: 'warn' | 'throw';
  /** The folder has no `./` at its beginning and no slash at its end. */
  readonly pages?: Required<PagesOptions>;
}

/** Options of the console after validation. */
export interface ValidTryItOptions extends Required<Omit<TryItOptions, 'extension'>> {
  readonly extension?: Required<ExtensionOptions>;
  readonly proxy: readonly ProxyOptions[];
}

/** A language after validation. Those of the theme have no module. */
export type ValidLanguageOptions = Omit<SampleLanguage, 'generate'> & {readonly module?: string};

/** The theme's options with their defaults, each in one form. All values are plain JSON. */
export interface PluginOptions {
  readonly id: string;
  /** The documents by ID, which elements and URLs contain. */
  readonly documents: Readonly<Record<string, ValidDocumentOptions>>;
  /** How many levels of nested properties pages expand. Deeper properties link to their schema's section. */
  readonly depth: DepthOptions;
  /** Maximum number of examples of a response that pages show, in the order of the document. Default: all. */
  readonly maxExamples?: number;
  /**
   * URLs of the pages that describe a schema, relative to the base URL of the site, by the schema's name: `{Language:
   * '/docs/languages'}`. Operations link to them instead of repeating the fields of an object in a response or in
   * another object. Enumerations show their values without descriptions or, if there are more than 20, three of them.
   * Default: none.
   */
  readonly schemaPages: Readonly<Record<string, string>>;
  /** Text that is replaced in all files of the documents before they're parsed. Default: none. */
  readonly replacements: Readonly<Record<string, string>>;
  /**
   * Module that adds content to operations: a file, relative to the site's folder, or a package. Its default export is
   * a `CreateSiteContent` function. Default: none.
   */
  readonly content?: string;
  /**
   * The languages of samples. Pages contain the first three, and the others are in a menu. Default: cURL, JavaScript,
   * Python, Go, Java, C#, PHP, and Ruby.
   */
  readonly languages: readonly ValidLanguageOptions[];
  /** Whether each document has a Postman collection with its sample requests, beside its downloads. Default: `true`. */
  readonly postman: boolean;
  /** How pages show what documents' releases changed. */
  readonly changes?: ChangesOptions;
  /** The console. `false` leaves its code out of the site. */
  readonly tryIt: ValidTryItOptions | false;
}

/** The theme's options, all of which are optional, except for `documents`. */
export type Options = Partial<Omit<PluginOptions, 'documents' | 'languages' | 'tryIt'>> & {
  /** A string is short for the options with only this file. */
  readonly documents: Readonly<Record<string, DocumentOptions | string>>;
  /** The theme's languages by ID, and other languages. */
  readonly languages?: readonly (LanguageOptions | string)[];
  /** The console. `false` leaves its code out of the site. `true` is short for `{}`. Default: `true`. */
  readonly tryIt?: TryItOptions | boolean;
};

const folderSchema = Joi.string()
  .custom((value: string, helpers) => {
    const folder = path.posix.normalize(posixPath(value)).replace(/\/$/, '');
    return folder === '.' || /^(?:\.\.(?:\/|$)|\/|[A-Za-z]:)/.test(folder) ? helpers.error('folder') : folder;
  })
  .messages({
    folder: '{#label} must be a folder below the site\'s folder, relative to it, such as "docs/petstore".',
  });

const pagesSchema = Joi.object({
  folder: folderSchema.required(),
  per: Joi.string().valid('operation', 'tag').default('operation'),
});

const criteriaSchema = Joi.object({
  tags: Joi.array().items(Joi.string()).min(1),
  paths: Joi.array().items(Joi.string()).min(1),
  operationIds: Joi.array().items(Joi.string()).min(1),
  internal: Joi.boolean(),
}).min(1);

const documentSchema = Joi.object({
  file: Joi.string().required(),
  versions: Joi.object().pattern(Joi.string(), Joi.string()),
  validation: Joi.valid('warn', 'throw').default('warn'),
  allowedFolders: Joi.array().items(Joi.string()),
  overlays: Joi.array().items(Joi.string()),
  include: criteriaSchema,
  exclude: criteriaSchema,
  // A folder is short for the options with only this folder.
  pages: Joi.when(Joi.string(), {
    then: folderSchema.custom((folder: string) => ({folder, per: 'operation'})),
    otherwise: pagesSchema,
  }),
});

/** The theme's languages, in the default order in samples. */
const themeLanguages: readonly ValidLanguageOptions[] = sampleLanguages.map(({id, label, grammar}) => ({
  id,
  label,
  grammar,
}));

/** The languages of samples: IDs of the theme's languages, and other languages. */
const languagesSchema = Joi.array()
  .items(
    Joi.alternatives().try(
      Joi.string().valid(...themeLanguages.map(({id}) => id)),
      Joi.object({
        id: Joi.string()
          .pattern(/^[A-Za-z][\w-]*$/)
          .required(),
        label: Joi.string().required(),
        module: Joi.string().required(),
        grammar: Joi.string().default(Joi.ref('id')),
      }),
    ),
  )
  .min(1)
  .custom((languages: readonly (ValidLanguageOptions | string)[]) =>
    languages.map((language) => themeLanguages.find(({id}) => id === language) ?? language),
  )
  .unique('id')
  .default(themeLanguages);

/** Rejects a folder that contains the pages of two documents, including on case-insensitive file systems. */
const checkFolders: Joi.CustomValidator<PluginOptions['documents']> = (documents, helpers) => {
  const ids = new Map<string, string>();
  for (const [second, {pages}] of Object.entries(documents)) {
    if (pages === undefined) continue;
    const first = ids.get(pages.folder.toLowerCase());
    if (first !== undefined) return helpers.error('pages.shared', {first, second, folder: pages.folder});
    ids.set(pages.folder.toLowerCase(), second);
  }
  return documents;
};

const idPattern = /^[A-Za-z0-9][\w.-]*$/;

const depthSchema = Joi.number().integer().min(0);

const changesSchema = Joi.object({
  folder: folderSchema,
  badges: Joi.object({releases: Joi.number().integer().min(1), days: Joi.number().integer().min(1)}).xor(
    'releases',
    'days',
  ),
});

const credentialSchema = Joi.object({
  id: Joi.string().required(),
  label: Joi.string().required(),
  scheme: Joi.string().required(),
});

const headerSchema = Joi.object({
  header: Joi.string()
    .pattern(/^Mock-[\w-]+$/)
    .required(),
  label: Joi.string().required(),
  values: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).required(),
});

const extensionSchema = Joi.alternatives().try(
  // A module is short for the options with only this module.
  Joi.string().custom((module: string) => ({module, credentials: [], headers: []})),
  Joi.object({
    module: Joi.string().required(),
    credentials: Joi.array().items(credentialSchema).default([]),
    headers: Joi.array().items(headerSchema).default([]),
  }),
);

const proxySchema = Joi.object({
  url: Joi.string()
    .pattern(/^(?:https?:\/)?\/[^?#\s]*$/)
    .required()
    .messages({
      'string.pattern.base':
        '{{#label}} must be a URL, such as "https://proxy.example.com", or a path of the site, such as "/proxy".',
    }),
  to: Joi.string()
    .pattern(/^https?:\/\/[^?#{}\s]+$/)
    .required()
    .messages({
      'string.pattern.base':
        '{{#label}} must be the URL of a server in the document, such as "https://api.example.com/v1".',
    }),
});

const oauthSchema = Joi.object({
  clientId: Joi.string(),
  scopes: Joi.array().items(Joi.string()),
  audience: Joi.string(),
  issuer: Joi.string()
    .custom((url: string, helpers) =>
      /^https?:\/\//.test(url) && URL.canParse(url) ? url : helpers.error('oauth.issuer'),
    )
    .messages({'oauth.issuer': '{#label} must be a URL, such as "https://login.example.com".'}),
  redirectPath: Joi.string()
    .pattern(/^\/[\w-]+(?:\/[\w-]+)*$/)
    .messages({
      'string.pattern.base':
        '{#label} must be a path without the base URL and an extension, such as "/oauth-redirect".',
    }),
  clientCredentials: Joi.boolean(),
});

const consoleSchema = Joi.object({
  extension: extensionSchema,
  servers: Joi.boolean().default(false),
  proxy: Joi.array().items(proxySchema).single().default([]),
  remember: Joi.boolean().default(true),
  oauth: Joi.object().pattern(Joi.string(), oauthSchema).default({}),
});
const consoleDefaults = Joi.attempt({}, consoleSchema) as ValidTryItOptions;
const tryItSchema = Joi.alternatives()
  .try(
    Joi.boolean().custom((isEnabled: boolean) => isEnabled && consoleDefaults),
    consoleSchema,
  )
  .default(consoleDefaults);

const documentsSchema = Joi.object()
  .pattern(
    Joi.string().pattern(idPattern),
    Joi.alternatives().try(
      // A file is short for the options with only this file.
      Joi.string().custom((file: string) => ({file, validation: 'warn'})),
      documentSchema,
    ),
  )
  .min(1)
  .required()
  .custom(checkFolders)
  .messages({
    'pages.shared':
      'The documents "{#first}" and "{#second}" have the same "pages" folder, {#folder}. Choose a folder for each document.',
    'any.required':
      '"documents" is missing. Add your OpenAPI documents by ID, such as petstore: "openapi/petstore.yaml".',
  });

const schema = Joi.object<PluginOptions>({
  documents: documentsSchema,
  depth: Joi.object({operations: depthSchema, documents: depthSchema}).default({}),
  maxExamples: Joi.number().integer().min(1),
  schemaPages: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  replacements: Joi.object().pattern(Joi.string(), Joi.string().allow('')).default({}),
  content: Joi.string(),
  languages: languagesSchema,
  postman: Joi.boolean().default(true),
  changes: changesSchema,
  tryIt: tryItSchema,
});

/** @throws Error that names the invalid option and the fix. */
export function validateOptions({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return checkOptions(pluginName, schema, options, normalizePluginOptions);
}
