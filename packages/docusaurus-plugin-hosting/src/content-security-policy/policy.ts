import type {PageSources} from './page-sources';

/** A policy, or a part of one: source expressions by directive, such as `{'img-src': ['https://images.example.com']}`. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Directives that browsers ignore in a `<meta>` tag, and log a message about. */
const headerDirectives = ['frame-ancestors', 'report-to', 'report-uri', 'sandbox'];

/**
 * Builds a policy.
 *
 * @param pages - What the pages contain.
 * @param additions - Additional sources from services and options.
 */
export function buildPolicy(pages: PageSources, additions: readonly Policy[] = []): Policy {
  const policy = pages.strict ? buildStrictPolicy(pages) : buildDefaultPolicy(pages);
  // A directive that the policy lacks starts with all sources of the directive that browsers use instead.
  const entries = additions
    .flatMap((sources) => Object.entries(sources))
    .sort(([a], [b]) => listFallbacks(a).length - listFallbacks(b).length);
  return entries.reduce(addSources, policy);
}

const sort = (sources: Iterable<string>) => [...new Set(sources)].sort();

/** Allows the site's own host, and the inline scripts and styles in the build. */
const buildStrictPolicy = ({scripts, styles}: PageSources): Policy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...sort(scripts)],
  // 'unsafe-hashes' makes the hashes also apply to style attributes. It allows nothing without a hash.
  'style-src': ["'self'", ...(styles.size > 0 ? ["'unsafe-hashes'"] : []), ...sort(styles)],
  'img-src': ["'self'", 'data:'],
  // The bundler embeds small fonts in style sheets.
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
});

/**
 * Allows what stock sites contain: inline styles, such as code block styles; images and media from any host, such as
 * blog authors' avatars; and what pages, style sheets, and scripts load from other hosts or send to them.
 */
const buildDefaultPolicy = (pages: PageSources): Policy => ({
  'default-src': ["'self'"],
  'script-src': [
    "'self'",
    ...(pages.handlers.size > 0 ? ["'unsafe-hashes'"] : []),
    ...sort([...pages.scripts, ...pages.handlers]),
    ...sort(pages.listHosts('script-src')),
  ],
  'style-src': ["'self'", "'unsafe-inline'", ...sort(pages.listHosts('style-src'))],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'", 'data:', ...sort(pages.listHosts('style-src', 'font-src').flatMap(listFontHosts))],
  // Scripts usually send requests to their own host.
  'connect-src': ["'self'", ...sort(pages.listHosts('script-src', 'connect-src'))],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'self'", ...sort(pages.listHosts('frame-src'))],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'", ...sort(pages.listHosts('form-action'))],
  'frame-ancestors': ["'self'"],
});

/** Lists the hosts of the fonts in style sheets of a host, which is usually the same one. */
const listFontHosts = (host: string): string[] =>
  host === 'https://fonts.googleapis.com' ? [host, 'https://fonts.gstatic.com'] : [host];

const none = "'none'";

/** Adds sources to a policy. `'none'` replaces the sources of a directive, and is replaced by others. */
function addSources(policy: Policy, [directive, added]: readonly [string, readonly string[]]): Policy {
  const sources = added.includes(none)
    ? [none]
    : [...getSources(policy, directive), ...added].filter((one) => one !== none);
  return {...policy, [directive]: dropUselessHashes([...new Set(sources)])};
}

/** Combines the policies of several locales, which have the same directives. */
export const mergePolicies = ([first = {}, ...others]: readonly Policy[]): Policy =>
  others.flatMap((policy) => Object.entries(policy)).reduce(addSources, first);

/**
 * Lists the directives that browsers use if a policy lacks a directive, in this order
 * (https://www.w3.org/TR/CSP3/#directive-fallback-list). Both policies contain `frame-src` and `worker-src`, which have
 * others.
 */
function listFallbacks(directive: string): string[] {
  if (/-src-(?:attr|elem)$/.test(directive)) return [directive.replace(/-\w+$/, ''), 'default-src'];
  return directive.endsWith('-src') && directive !== 'default-src' ? ['default-src'] : [];
}

/** Returns the sources that apply to a directive, which a policy can lack. */
export function getSources(policy: Policy, directive: string): readonly string[] {
  const name = [directive, ...listFallbacks(directive)].find((candidate) => Object.hasOwn(policy, candidate));
  return name === undefined ? [] : (policy[name] ?? []);
}

/** Removes hashes next to `'unsafe-inline'`, which browsers would ignore because of them. */
const dropUselessHashes = (sources: readonly string[]): readonly string[] =>
  sources.includes("'unsafe-inline'")
    ? sources.filter((source) => source !== "'unsafe-hashes'" && !source.startsWith("'sha256-"))
    : sources;

/** Renders a policy as the value of the `Content-Security-Policy` header. */
export const renderPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** Renders a policy for a `<meta>` tag. */
export const renderMetaPolicy = (policy: Policy): string =>
  renderPolicy(
    Object.fromEntries(Object.entries(policy).filter(([directive]) => !headerDirectives.includes(directive))),
  );

/**
 * Inserts a policy into a page, before all elements that it applies to.
 *
 * @param policy - The policy for a `<meta>` tag.
 * @param file - The page's file, for the error message.
 * @throws Error if the page has no `<meta charset>` tag, which precedes the policy.
 */
export function insertPolicy(html: string, policy: string, file: string): string {
  // Source expressions contain no characters that need to be escaped.
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const result = html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + meta);
  if (result === html) {
    throw new Error(
      `${file} has no <meta charset="utf-8"> tag to insert the content security policy after. Check the page template (ssrTemplate).`,
    );
  }
  return result;
}
