import {checkOptions} from '@developer-docs/docusaurus-utils/node';
import type {OptionValidationContext} from '@docusaurus/types';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import {serviceNames, type ServiceName} from './content-security-policy/services';
import {pluginName} from './plugin-name';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Additional headers for some files. */
export interface HeaderRule {
  /**
   * A folder under the base URL (`assets/`) or the end of a file name (`.md`). If several rules match a file, Netlify
   * and Cloudflare combine their headers, and nginx applies only the folder's rule, or else the first one.
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
interface Redirect {
  /** Old URL paths without the base URL: `/docs/old`, or `/docs/page#old`. */
  readonly from: readonly string[];
  /** The new URL path without the base URL. */
  readonly to: string;
}

const hostNames = ['netlify', 'cloudflare', 'nginx'] as const;

/** The plugin's options with their defaults. */
export interface PluginOptions {
  readonly id: string;
  /** The content security policy, or `false` for none. */
  readonly contentSecurityPolicy: PolicyOptions | false;
  /** The hosts that configuration files are generated for. Default: all. */
  readonly hosts: readonly (typeof hostNames)[number][];
  /** Whether responses have the default headers, and files the default rules. Default: `true`. */
  readonly defaultHeaders: boolean;
  /** Headers for every response, in addition to the defaults. Default: none. */
  readonly headers: Headers;
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

const directive = Joi.array().items(
  Joi.string()
    .pattern(/^[^\s;,"]+$/)
    .messages({
      'string.pattern.base':
        '{{#label}} is "{#value}". Use one source per string, such as "https://api.example.com" or "\'unsafe-inline\'".',
    }),
);

const policy = Joi.object({
  strict: Joi.boolean().default(false),
  reportOnly: Joi.boolean().default(false),
  services: Joi.array()
    .items(Joi.string().valid(...serviceNames))
    .default([]),
  directives: Joi.object()
    .pattern(/^[a-z-]+$/, directive)
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

/** Hosts compare only the paths of requests, and read patterns differently. */
const oldUrlPath = urlPath
  .pattern(/[?*]|\/:/, {invert: true})
  .messages({'string.pattern.invert.base': '{{#label}} is "{#value}". Use old URLs without queries and patterns.'});

const schema = Joi.object<PluginOptions>({
  // Unlike with a list of alternatives, messages name the part of the option that is invalid.
  contentSecurityPolicy: Joi.alternatives()
    .conditional(Joi.valid(false).required(), {then: Joi.any(), otherwise: policy})
    .default(policy.validate({}).value as object),
  hosts: Joi.array()
    .items(Joi.string().valid(...hostNames))
    .default([...hostNames]),
  defaultHeaders: Joi.boolean().default(true),
  headers: Joi.object().pattern(headerName, headerValue).messages(headerMessages).default({}),
  headerRules: Joi.array().items(headerRule).default([]),
  redirects: Joi.array()
    .items(Joi.object({from: Joi.array().items(oldUrlPath).single().required(), to: urlPath}))
    .default([]),
  compression: Joi.boolean().default(false),
});

/** @throws Error that names the invalid option and the fix. */
export const validateOptions = ({
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions =>
  checkOptions(pluginName, schema, options, normalizePluginOptions);
