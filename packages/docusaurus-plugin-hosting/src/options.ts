import {checkOptions} from '@developer-docs/utils/node';
import type {OptionValidationContext} from '@docusaurus/types';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import {serviceNames, type ServiceName} from './content-security-policy/services';
import {pluginName} from './plugin-name';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Additional headers for some files. */
export interface HeaderRule {
  /**
   * A folder under the base URL (`assets/`) or the end of a file name (`.md`). If both match a file, the folder's rule
   * applies.
   */
  readonly files: string;
  readonly headers: Headers;
}

/** The content security policy. */
export interface PolicyOptions {
  /** Whether pages may contain only what the build contains, and load nothing from other hosts. Default: `false`. */
  readonly strict: boolean;
  /**
   * Whether browsers only report what the policy would block. The policy is then only in the header, because browsers
   * ignore report-only policies in pages. Default: `false`.
   */
  readonly reportOnly: boolean;
  /** Third-party services that pages use, in addition to those in the site's configuration. Default: none. */
  readonly services: readonly ServiceName[];
  /** Additional sources by directive: `{'connect-src': ['https://api.example.com']}`. Default: none. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
}

/** Moved pages or anchors. */
export interface Redirect {
  /** Old URL paths without the base URL: `/docs/old`, or `/docs/page#old`. */
  readonly from: readonly string[];
  /** The new URL path without the base URL. */
  readonly to: string;
}

const hostNames = ['netlify', 'cloudflare', 'nginx'] as const;

/** A kind of host. */
export type HostName = (typeof hostNames)[number];

/** The plugin's options with their defaults. */
export interface PluginOptions {
  readonly id: string;
  /** The content security policy, or `false` for none. */
  readonly contentSecurityPolicy: PolicyOptions | false;
  /** The hosts that configuration files are generated for. Default: all. */
  readonly hosts: readonly HostName[];
  /** Whether responses have the default headers, and files the default rules. Default: `true`. */
  readonly defaultHeaders: boolean;
  /** Headers for every response, in addition to the defaults. `false` removes a default header. Default: none. */
  readonly headers: Readonly<Record<string, string | false>>;
  /** Headers for some files, in addition to the defaults. Default: none. */
  readonly headerRules: readonly HeaderRule[];
  /** Moved pages and anchors. Default: none. */
  readonly redirects: readonly Redirect[];
  /** Whether to write compressed versions of text files. Default: `false`. */
  readonly compression: boolean;
}

/** The plugin's options, all of which are optional. */
export type Options = Partial<Omit<PluginOptions, 'contentSecurityPolicy' | 'redirects'>> & {
  readonly contentSecurityPolicy?: Partial<PolicyOptions> | false;
  readonly redirects?: readonly {readonly from: string | readonly string[]; readonly to: string}[];
};

const headerValue = Joi.string().pattern(/^[^\r\n]+$/, 'a single line');
const flag = (defaultValue: boolean) => Joi.boolean().default(defaultValue);
/** Allows `false`, too. Unlike with a list of alternatives, messages name the part of the option that is invalid. */
const orFalse = (schema: Joi.Schema) =>
  Joi.alternatives().conditional(Joi.valid(false).required(), {then: Joi.any(), otherwise: schema});

/** A keyword without its quotes, such as `self` or `unsafe-inline`. */
const bareKeyword = /^(?:none|report-sample|self|strict-dynamic|(?:nonce|sha\d+|unsafe|wasm-unsafe)-.+)$/i;

const directive = Joi.array().items(
  Joi.string()
    .pattern(/^[^\s;,"]+$/)
    .pattern(bareKeyword, {invert: true})
    .messages({
      'string.pattern.base':
        '{{#label}} is "{#value}". Use one source per string, such as "https://api.example.com" or "\'unsafe-inline\'".',
      'string.pattern.invert.base':
        '{{#label}} is "{#value}", which browsers read as a host. Keywords have quotes: "\'{#value}\'".',
    }),
);

/**
 * The directives that aren't deprecated, and `report-uri`, which some browsers still need
 * (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy). Browsers ignore misspelled
 * directives.
 */
const directiveNames = [
  'base-uri child-src connect-src default-src fenced-frame-src font-src form-action frame-ancestors frame-src',
  'img-src manifest-src media-src object-src report-to report-uri require-trusted-types-for sandbox script-src',
  'script-src-attr script-src-elem style-src style-src-attr style-src-elem trusted-types upgrade-insecure-requests',
  'worker-src',
].flatMap((names) => names.split(' '));

const policy = Joi.object({
  strict: flag(false),
  reportOnly: flag(false),
  services: Joi.array()
    .items(Joi.string().valid(...serviceNames))
    .default([]),
  directives: Joi.object()
    .pattern(Joi.string().valid(...directiveNames), directive)
    .messages({'object.unknown': '{{#label}} isn\'t the name of a directive. Use names such as "connect-src".'})
    .default({}),
});

/** A header, except for headers that have their own options. */
const headerName = Joi.string()
  .pattern(/^[\w-]+$/)
  .insensitive()
  .invalid('Cache-Control', 'Content-Security-Policy', 'Content-Security-Policy-Report-Only');

const headerMessages = {
  'object.unknown':
    '{{#label}} isn\'t a header that this option can set. Names consist of letters, digits, and hyphens. Use "headerRules" for Cache-Control, and "contentSecurityPolicy" for the policy.',
};

const headerRule = Joi.object({
  files: Joi.string()
    .pattern(/^(?:[\w.-]+(?:\/[\w.-]+)*\/|\.[\w.-]+)$/)
    .required()
    .messages({
      'string.pattern.base':
        '{{#label}} is "{#value}". Use a folder below the base URL, such as "downloads/", or the end of file names, such as ".pdf".',
    }),
  headers: Joi.object()
    .pattern(/^[\w-]+$/, headerValue)
    .required(),
});

const urlPath = Joi.string()
  .pattern(/^\/[^\s"';{}$\\]*$/)
  .required()
  .messages({
    'string.pattern.base':
      '{{#label}} is "{#value}". Use an encoded path that starts with a slash, without the base URL.',
  });

const separator = '(?:/|%2f|%5c)';
/** What hosts read as a pattern, path segments that browsers and hosts resolve, such as `/%2e%2e/`, and NUL. */
const unusablePath = new RegExp(String.raw`\*|/:|${separator}(?:\.|%2e){1,2}(?=${separator}|#|$)|%00`, 'i');

/** Hosts compare only the paths of requests. */
const oldUrlPath = urlPath
  .pattern(/^[^?]*$/, 'query')
  .pattern(unusablePath, {invert: true})
  .messages({
    'string.pattern.name':
      '{{#label}} is "{#value}". Remove the query: URLs are redirected with any query, which is kept.',
    'string.pattern.invert.base':
      '{{#label}} is "{#value}". List each old URL: patterns, such as "*" and "/:name", aren\'t supported, and neither are "." and ".." in a path.',
  });

const schema = Joi.object<PluginOptions>({
  contentSecurityPolicy: orFalse(policy).default(policy.validate({}).value as object),
  hosts: Joi.array()
    .items(Joi.string().valid(...hostNames))
    .default([...hostNames]),
  defaultHeaders: flag(true),
  headers: Joi.object().pattern(headerName, orFalse(headerValue)).messages(headerMessages).default({}),
  headerRules: Joi.array().items(headerRule).default([]),
  redirects: Joi.array()
    .items(Joi.object({from: Joi.array().items(oldUrlPath).single().required(), to: urlPath}))
    .default([]),
  compression: flag(false),
});

/** @throws Error that names the invalid option and the fix. */
export function validateOptions({options}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return checkOptions(pluginName, schema, options, normalizePluginOptions);
}
