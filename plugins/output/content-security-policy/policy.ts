import type {InlineSources} from './inline-sources';

/** Hosts other than the site's own that configured services need. */
export interface AllowedHosts {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly image?: readonly string[];
  /** Whether scripts may insert styles. If so, all inline styles are allowed, not only those in the build. */
  readonly inlineStyles?: boolean;
}

/**
 * Builds a policy that allows the site's own host, the given inline scripts and styles, and the given hosts.
 *
 * @returns The directives as the content of a `<meta>` tag. `frame-ancestors` works only in the HTTP header: browsers
 *   ignore it in a `<meta>` tag and log a message.
 */
export function buildPolicy({scripts, styles}: InlineSources, hosts: AllowedHosts = {}): string {
  const sortSources = (sources: Set<string>) => [...sources].sort();
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sortSources(scripts), ...(hosts.script ?? [])],
    // 'unsafe-hashes' makes the hashes also apply to style attributes. It allows nothing without a hash.
    // Browsers ignore 'unsafe-inline' if there are hashes.
    'style-src': [
      "'self'",
      ...(hosts.inlineStyles === true
        ? ["'unsafe-inline'"]
        : [...(styles.size > 0 ? ["'unsafe-hashes'"] : []), ...sortSources(styles)]),
    ],
    'img-src': ["'self'", 'data:', ...(hosts.image ?? [])],
    // The bundler embeds small fonts in style sheets.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(hosts.connect ?? [])],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Inserts the policy into a page, before all elements that it applies to.
 *
 * @param file - The page's file, for the error message.
 * @throws Error if the page has no `<meta charset>` tag, which precedes the policy.
 */
export function insertPolicy(html: string, policy: string, file: string): string {
  // Keywords, hashes, and origins contain no characters that need to be escaped.
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const result = html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + meta);
  if (result === html) {
    throw new Error(
      `${file} has no <meta charset="utf-8"> tag to insert the content security policy after. Check the page template (ssrTemplate).`,
    );
  }
  return result;
}

/**
 * Reads the policy of a page.
 *
 * @throws Error if the page has no policy.
 */
export function readPolicy(html: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  if (policy === undefined) {
    throw new Error('The home page has no content security policy. Run the step that inserts it first.');
  }
  return policy;
}
