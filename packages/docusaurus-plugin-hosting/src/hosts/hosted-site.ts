import type {HeaderRule, Headers} from '../options';

/**
 * The names of the configuration files for hosts, at the root of the build.
 */
export const hostFileNames = {headers: '_headers', redirects: '_redirects', nginx: '_nginx.conf'} as const;

/**
 * The `Cache-Control` header for files without a rule: pages and other files whose names don't depend on their content.
 * Browsers revalidate them on every use. If a file is unchanged, the response has no body.
 */
export const defaultCacheControl = 'no-cache';

/** A locale of a site. */
export interface HostedLocale {
  /** Path of the locale on its host, with leading and trailing slashes. */
  readonly baseUrl: string;
  /** URL paths of the pages, including the base URL. */
  readonly routes: readonly string[];
  /** Moved pages and their new URL paths, both including the base URL. */
  readonly redirects: readonly (readonly [from: string, to: string])[];
}

/** The data that the configuration files are generated from. */
export interface HostedSite {
  /** Docusaurus's option: whether the URLs of pages end with a slash. */
  readonly trailingSlash: boolean | undefined;
  /** Headers for every response. */
  readonly headers: Headers;
  /**
   * Headers for some files. Netlify and Cloudflare combine all rules that match a file. nginx applies one: the longest
   * folder's rule, or else the first rule in this list.
   */
  readonly rules: readonly HeaderRule[];
  /** The locale at the root of the build, followed by the locales in its folders. */
  readonly locales: readonly [HostedLocale, ...HostedLocale[]];
}

export const isFolderRule = ({files}: HeaderRule): boolean => files.endsWith('/');

/**
 * Lists the locales that a rule is rendered for. Each has its own folders, but a rule for an extension also matches the
 * files in the folders of other locales.
 */
export const listRuleLocales = (rule: HeaderRule, {locales}: HostedSite): readonly HostedLocale[] =>
  isFolderRule(rule) ? locales : locales.slice(0, 1);

/**
 * Encodes what a path can't contain, such as a space, which separates URLs in `_redirects`. Encoded characters stay.
 */
export const encodePath = (path: string): string => encodeURI(path).replaceAll('%25', '%');

/** Lists the URL paths of moved pages, with and without a trailing slash, and their new URL paths. */
export const listRedirects = ({locales}: HostedSite): (readonly [from: string, to: string])[] =>
  locales
    .flatMap(({redirects}) => redirects)
    .flatMap(([from, to]) => {
      const path = from.replace(/\/$/, '');
      return [path, `${path}/`].filter((variant) => variant !== '').map((variant) => [variant, to] as const);
    });
