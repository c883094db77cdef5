import path from 'node:path';
import {ExplainedError} from '@developer-docs/utils';
import {checkOptions} from '@developer-docs/utils/node';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import {sampleLanguages, type SampleLanguage} from '@developer-docs/openapi';
import {otherSampleLanguages} from '@developer-docs/openapi/languages';
import {didYouMean, isObject} from '@developer-docs/utils';
import type {OptionValidationContext} from '@docusaurus/types';

/**
 * Selects the operations and webhooks that meet at least one of the criteria. In texts, `*` stands for any characters but
 * slashes, and `**` for any characters.
 */
export interface OperationCriteria {
  readonly tags?: readonly string[];
  /** Paths, such as `/admin/**`, which also selects `/admin`, and names of webhooks. */
  readonly paths?: readonly string[];
  /** Operation IDs, including IDs that are created from the method and the path. */
  readonly operationIds?: readonly string[];
  /** Operations that are marked with `x-internal: true`, or whose path or tag is. */
  readonly internal?: boolean;
}

/** An OpenAPI 3.0 to 3.2 or Swagger 2.0 document. */
export interface DocumentOptions {
  /**
   * YAML or JSON file, relative to the site's folder, or a URL. `docusaurus openapi fetch` downloads a document with a URL, and
   * the site reads this copy.
   */
  readonly file: string;
  /** Files or URLs of versions of the docs whose document differs, by version name, such as `1.0`. Default: none. */
  readonly versions?: Readonly<Record<string, string>>;
  /**
   * What happens if the document violates the OpenAPI specification in a way that doesn't prevent reading it, for
   * example if an example doesn't match its schema. `false` skips the validation. Default: `warn`.
   */
  readonly validation?: 'error' | 'warn' | false;
  /**
   * Folders, relative to the site's folder, that references in the document can point into. Default: the document's
   * folder, so that a document from elsewhere can't embed other files of the machine that builds the site.
   */
  readonly allowedFolders?: readonly string[];
  /**
   * Overlays (Overlay Specification 1.0 or 1.1), relative to the site's folder, which are applied in this order. Default: none.
   */
  readonly overlays?: readonly string[];
  /**
   * The operations that the site contains, with what they use; or a YAML or JSON file with the criteria, relative to the site's
   * folder, because Docusaurus writes options to the scripts of the site. Default: all.
   */
  readonly include?: OperationCriteria | string;
  /** The operations that the site doesn't contain, even if they're included; or a file. Default: none. */
  readonly exclude?: OperationCriteria | string;
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
  /** On the page of a document, which contains the sections of schemas. Default: 2, or less on long pages. */
  readonly documents?: number;
}

/** A credential that readers can select in the console. */
export interface CredentialOptions {
  readonly id: string;
  readonly label: string;
  /** The name of the security scheme that it's for. */
  readonly scheme: string;
  /** The user of a token that can be created for any user. Default: none. */
  readonly userId?: string;
}

/** A `Mock-*` header of the extension. */
export interface MockHeaderOptions {
  /** The name of the header, such as `Mock-Stock`. */
  readonly header: string;
  readonly label: string;
  /** The values that readers can select, by the IDs of the operations that accept the header. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** How readers sign in with an OAuth 2 or OpenID Connect scheme. */
export interface OAuthOptions {
  /** The ID of the client that readers sign in with. It's public, so it has no secret. Default: readers enter one. */
  readonly clientId?: string;
  /** The scopes that are selected at first. Default: those that the operation requires. */
  readonly scopes?: readonly string[];
  /** The parameter `audience` of requests. Default: none. */
  readonly audience?: string;
  /** The issuer of the authorization server, if its responses name one that the document doesn't. Default: from discovery. */
  readonly issuer?: string;
  /**
   * Path of the redirect page, without the base URL and an extension. Register its URL with the authorization server.
   * A path for each server keeps a hostile one from obtaining the code of another one. Default: `/oauth-redirect`.
   */
  readonly redirectPath?: string;
  /** Whether readers can enter the secret of a client, which is only for tests. Default: `false`. */
  readonly clientCredentials?: boolean;
}

/** The console, in which readers send requests to a mock of the API that runs in their browser, or to the API's servers. */
export interface TryItOptions {
  /**
   * Module whose default export creates the mock's behavior (`CreateSandboxExtension`), such as
   * `@site/src/sandbox.ts`. Default: none, so that operations respond with examples.
   */
  readonly extension?: string;
  /** JSON that is passed to the extension. Default: none. */
  readonly extensionData?: Readonly<Record<string, unknown>>;
  /** The credentials of the extension. Default: none; the mock accepts any credential. */
  readonly credentials?: readonly CredentialOptions[];
  /** The `Mock-*` headers of the extension. Readers can always simulate errors and delays. Default: none. */
  readonly mockHeaders?: readonly MockHeaderOptions[];
  /**
   * Module of a component with `ResponsePreviewProps`, which is displayed above response bodies, for example to show
   * images. Default: none.
   */
  readonly responsePreview?: string;
  /**
   * Whether the console also offers the servers in the document, beside the mock. Requests then go from the reader's
   * browser to the API, which has to allow them (CORS). Default: `false`.
   */
  readonly servers?: boolean;
  /**
   * Proxies for servers that don't allow requests from pages of the site: requests to the server `to` are sent to `url`.
   * Default: none.
   */
  readonly proxy?: ProxyOptions | readonly ProxyOptions[];
  /**
   * Whether readers can let the browser remember keys and tokens until they close the tab (`sessionStorage`). Otherwise,
   * they're only in the memory of the page. Default: `true`.
   */
  readonly remember?: boolean;
  /** How readers sign in, by the names of OAuth 2 and OpenID Connect schemes. Default: none. */
  readonly oauth?: Readonly<Record<string, OAuthOptions>>;
}

/** A proxy, such as that of `createProxy` in `@developer-docs/mock-api`. */
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
   * Module whose default export returns the code for a request, `(request: SampleRequest) => string`: a file relative to the
   * site's folder, or a package.
   */
  readonly module: string;
  /** Name of the Prism grammar. Default: the ID. */
  readonly grammar?: string;
}

/** How long fields have the badge of a release: until there are this many newer ones, or for this many days. */
export type BadgeOptions = {readonly releases: number} | {readonly days: number};

/** How pages show what the releases of documents changed. */
export interface ChangesOptions {
  /**
   * How long new and changed fields, parameters, and headers have a badge with the release: for a number of releases, such as
   * `{releases: 2}`, or of days, such as `{days: 90}`. Default: they have none.
   */
  readonly badges?: BadgeOptions;
  /** Folder of the releases, relative to the site's folder. Default: `openapi/releases`. */
  readonly folder?: string;
}

/** Options of the theme. All values are plain JSON. */
export interface Options {
  /** The documents by ID, which elements and URLs contain: a file, or its options. */
  readonly documents: Readonly<Record<string, string | DocumentOptions>>;
  /** How many levels of nested properties pages expand. Deeper ones link to the section of their schema. */
  readonly depth?: DepthOptions;
  /** Maximum number of examples of a response that pages show, in the order of the document. Default: all. */
  readonly maxExamples?: number;
  /**
   * URLs of the pages that describe a schema, relative to the base URL of the site, by the schema's name:
   * `{Language: '/docs/languages'}`. Operations link to them instead of repeating the fields of an object in a response or
   * in another object. Enumerations show their values without descriptions or, if there are more than 20, three of them.
   * Default: none.
   */
  readonly schemaPages?: Readonly<Record<string, string>>;
  /** Text that is replaced in all files of the documents before they're parsed. Default: none. */
  readonly replacements?: Readonly<Record<string, string>>;
  /**
   * Module that adds content to operations: a file, relative to the site's folder, or a package. Its default export is a
   * `CreateSiteContent` function. Default: none.
   */
  readonly content?: string;
  /**
   * The languages of samples. Pages contain the first three, and the others are in a menu. Default: cURL, JavaScript,
   * Python, Go, Java, C#, PHP, and Ruby.
   */
  readonly languages?: readonly (string | LanguageOptions)[];
  /** Whether each document has a Postman collection with its sample requests, beside its downloads. Default: `true`. */
  readonly postman?: boolean;
  /** How pages show what the releases of documents changed. */
  readonly changes?: ChangesOptions;
  /**
   * The console. `false` leaves its code out of the site. Default: `true`.
   */
  readonly tryIt?: boolean | TryItOptions;
}

/** Options of a document after validation. */
export interface ValidDocumentOptions extends DocumentOptions {
  readonly validation: 'error' | 'warn' | false;
  /** The folder has no `./` at its beginning and no slash at its end. */
  readonly pages?: Required<PagesOptions>;
}

/** A language after validation. Those of the theme have no module. */
export type ValidLanguageOptions = Omit<SampleLanguage, 'generate'> & {readonly module?: string};

/** The theme's options with their defaults. */
export interface PluginOptions extends Omit<
  Options,
  'documents' | 'depth' | 'schemaPages' | 'replacements' | 'tryIt' | 'languages' | 'postman'
> {
  /** The ID of the instance, which Docusaurus adds. */
  readonly id?: string;
  readonly documents: Readonly<Record<string, ValidDocumentOptions>>;
  readonly depth: DepthOptions;
  readonly schemaPages: Readonly<Record<string, string>>;
  readonly replacements: Readonly<Record<string, string>>;
  readonly tryIt: false | TryItOptions;
  readonly postman: boolean;
  readonly languages: readonly ValidLanguageOptions[];
}

const folderSchema = Joi.string().custom((value: string, helpers) => {
  const folder = path.posix.normalize(value.replaceAll('\\', '/')).replace(/\/$/, '');
  return folder === '.' || /^(?:\.\.(?:\/|$)|\/|[A-Za-z]:)/.test(folder) ? helpers.error('pages.folder') : folder;
});

const pagesMessages = {
  'pages.folder':
    '{#label} must be a folder below the site\'s folder, relative to it, such as "docs/petstore". Correct it, or remove it.',
  'any.required': '{#label} is missing. Set it to the folder of the pages, such as "docs/petstore".',
  'any.only': '{#label} must be "operation" or "tag".',
};

const pagesSchema = Joi.alternatives()
  .try(
    // A folder is short for the options with only this folder.
    Joi.string().custom((value: string, helpers) => {
      const {value: folder, error} = folderSchema.validate(value) as {value: string; error?: Error};
      return error === undefined ? {folder, per: 'operation'} : helpers.error('pages.folder');
    }),
    Joi.object({folder: folderSchema.required(), per: Joi.string().valid('operation', 'tag').default('operation')}),
  )
  .messages(pagesMessages);

const textsSchema = Joi.array().items(Joi.string()).min(1);
const criteriaSchema = Joi.object({
  tags: textsSchema,
  paths: textsSchema,
  operationIds: textsSchema,
  internal: Joi.boolean(),
})
  .min(1)
  .messages({
    'object.min': '{#label} is empty. Add "tags", "paths", "operationIds", or "internal", or remove it.',
    'array.min': '{#label} is empty. Add a name, or remove it.',
  });

/** @throws Error if the content of a file isn't the criteria for operations. */
export function validateCriteria(value: unknown, name: string): OperationCriteria {
  const result = criteriaSchema.required().label(name).validate(value, {convert: false});
  const {error} = result;
  if (error !== undefined) throw new ExplainedError(`docusaurus-theme-openapi: ${error.message.replace(/\.?$/, '.')}`);
  return result.value as OperationCriteria;
}

const selectionSchema = Joi.alternatives().try(Joi.string(), criteriaSchema);

const documentSchema = Joi.object({
  file: Joi.string()
    .required()
    .messages({'any.required': '{#label} is missing. Set it to the path of the OpenAPI document.'}),
  versions: Joi.object().pattern(Joi.string(), Joi.string()),
  validation: Joi.valid('error', 'warn', false)
    .default('warn')
    .messages({'any.only': '{#label} must be "error", "warn", or false.'}),
  allowedFolders: Joi.array().items(Joi.string()),
  overlays: Joi.array().items(Joi.string()).unique().messages({
    'array.base': "{#label} must be a list of files, such as ['openapi/texts.overlay.yaml'].",
    'array.unique': '{#label} is in the list twice. Remove it.',
  }),
  include: selectionSchema,
  exclude: selectionSchema,
  pages: pagesSchema,
  // Joi's own messages. Otherwise, those about all documents, below, would apply.
}).messages({'object.unknown': '{#label} is not allowed', 'object.base': '{#label} must be of type object'});

/** The languages of the theme, in the order in which samples have them by default. */
const themeLanguages: readonly ValidLanguageOptions[] = [...sampleLanguages, ...otherSampleLanguages].map(
  ({id, label, grammar}) => ({id, label, grammar}),
);

const languageIds = themeLanguages.map(({id}) => id);

/** Replaces the IDs of languages with their descriptions. */
const checkLanguages: Joi.CustomValidator<readonly unknown[]> = (languages, helpers) => {
  const ids = new Set<string>();
  const result: ValidLanguageOptions[] = [];
  for (const [index, language] of languages.entries()) {
    const label = `languages[${String(index)}]`;
    const {id, label: name, module, grammar = id} = isObject(language) ? language : {id: language};
    if (!isObject(language) && !languageIds.includes(String(id))) {
      const ids = languageIds.join(', ');
      return helpers.error('languages.unknown', {option: label, id, ids, hint: didYouMean(String(id), languageIds)});
    }
    if (typeof id !== 'string' || !/^[A-Za-z][\w-]*$/.test(id)) return helpers.error('languages.id', {option: label});
    if (ids.has(id)) return helpers.error('languages.duplicate', {id});
    ids.add(id);
    const known = isObject(language) ? undefined : themeLanguages.find((candidate) => candidate.id === id);
    if (known !== undefined) {
      result.push(known);
    } else if (typeof name === 'string' && typeof module === 'string' && typeof grammar === 'string') {
      result.push({id, label: name, module, grammar});
    } else {
      return helpers.error('languages.incomplete', {option: label});
    }
  }
  return result;
};

/** Rejects a folder that contains the pages of two documents, on file systems that ignore case, too. */
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

const schema = Joi.object<PluginOptions>({
  documents: Joi.object()
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
      'object.base':
        '"documents" must be an object with your OpenAPI documents by ID, such as petstore: "openapi/petstore.yaml".',
      'object.min': '"documents" is empty. Add an OpenAPI document by ID, such as petstore: "openapi/petstore.yaml".',
      'object.unknown': '{#label} isn\'t a valid ID. Use letters, digits, ".", "_", and "-", because URLs contain it.',
    }),
  depth: Joi.object({operations: depthSchema, documents: depthSchema}).default({}),
  maxExamples: Joi.number().integer().min(1),
  schemaPages: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  replacements: Joi.object().pattern(Joi.string(), Joi.string().allow('')).default({}),
  content: Joi.string(),
  languages: Joi.array()
    .items(Joi.string(), Joi.object())
    .min(1)
    .default(themeLanguages)
    .custom(checkLanguages)
    .messages({
      'array.base': "\"languages\" must be a list, such as ['curl', 'javascript'].",
      'array.min': '"languages" is empty. List the languages of samples, or remove the option.',
      'languages.unknown':
        '"{#option}" is "{#id}", which the theme has no samples in.{#hint} Use one of {#ids}, or an object with "id", "label", and "module".',
      'languages.id': '"{#option}.id" must consist of letters, digits, "_", and "-", and begin with a letter.',
      'languages.duplicate': '"languages" has two languages with the ID "{#id}". Remove one of them.',
      'languages.incomplete':
        '"{#option}" must have a "label", such as "Rust", and a "module", such as "./samples/rust.ts".',
    }),
  postman: Joi.boolean().default(true),
  changes: Joi.object({
    folder: folderSchema.messages({
      'pages.folder': '{#label} must be a folder below the site\'s folder, relative to it, such as "api/releases".',
    }),
    badges: Joi.object({releases: Joi.number().integer().min(1), days: Joi.number().integer().min(1)})
      .xor('releases', 'days')
      .messages({
        'object.missing': '{#label} is empty. Add "releases" or "days", or remove it.',
        'object.xor': '{#label} has "releases" and "days". Remove one of them.',
      }),
  }),
  tryIt: Joi.alternatives()
    .try(
      Joi.boolean().custom((isEnabled: boolean) => (isEnabled ? {} : false)),
      Joi.object({
        extension: Joi.string(),
        extensionData: Joi.object(),
        credentials: Joi.array().items(
          Joi.object({
            id: Joi.string().required(),
            label: Joi.string().required(),
            scheme: Joi.string().required(),
            userId: Joi.string(),
          }),
        ),
        mockHeaders: Joi.array().items(
          Joi.object({
            header: Joi.string()
              .pattern(/^Mock-[\w-]+$/)
              .required(),
            label: Joi.string().required(),
            values: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).required(),
          }),
        ),
        responsePreview: Joi.string(),
        servers: Joi.boolean(),
        proxy: Joi.array()
          .items(
            Joi.object({
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
            }),
          )
          .single(),
        remember: Joi.boolean(),
        oauth: Joi.object().pattern(
          Joi.string(),
          Joi.object({
            clientId: Joi.string(),
            scopes: Joi.array().items(Joi.string()),
            audience: Joi.string(),
            issuer: Joi.string()
              .uri({scheme: ['http', 'https']})
              .messages({'string.uriCustomScheme': '{#label} must be a URL, such as "https://login.example.com".'}),
            redirectPath: Joi.string()
              .pattern(/^\/[\w-]+(?:\/[\w-]+)*$/)
              .messages({
                'string.pattern.base':
                  '{#label} must be a path without the base URL and an extension, such as "/oauth-redirect".',
              }),
            clientCredentials: Joi.boolean(),
          }),
        ),
      }),
    )
    .default({}),
});

/** Validates the options, and adds the defaults. Docusaurus calls it. */
export function validateOptions({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return checkOptions('docusaurus-theme-openapi', schema, options, normalizePluginOptions);
}
