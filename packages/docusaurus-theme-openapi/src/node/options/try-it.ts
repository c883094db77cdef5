import {Joi} from '@docusaurus/utils-validation';

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

/** Options of the console after validation. */
export interface NormalizedTryItOptions extends Required<Omit<TryItOptions, 'extension'>> {
  readonly extension?: Required<ExtensionOptions>;
  readonly proxy: readonly ProxyOptions[];
}

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

const tryItOptionsSchema = Joi.object({
  extension: extensionSchema,
  servers: Joi.boolean().default(false),
  proxy: Joi.array().items(proxySchema).single().default([]),
  remember: Joi.boolean().default(true),
  oauth: Joi.object().pattern(Joi.string(), oauthSchema).default({}),
});
const tryItDefaults = Joi.attempt({}, tryItOptionsSchema) as NormalizedTryItOptions;

/** The console's options, or whether the site has it. */
export const tryItSchema = Joi.alternatives()
  .try(
    Joi.boolean().custom((isEnabled: boolean) => isEnabled && tryItDefaults),
    tryItOptionsSchema,
  )
  .default(tryItDefaults);
