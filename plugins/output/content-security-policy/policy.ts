import type {Inventory} from './inventory';

/** Hosts that a configured service needs, beyond the site's own. */
export interface AllowedHosts {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly image?: readonly string[];
}

/**
 * Composes the policy: nothing but the site's own host, the inline scripts and styles of the inventory, and the hosts named.
 *
 * @returns The directives, joined by semicolons, as they stand in a `<meta>`. `frame-ancestors` is for the header only:
 * browsers ignore it in a `<meta>` and say so on the console.
 */
export function composePolicy({scripts, styles}: Inventory, hosts: AllowedHosts = {}): string {
  const sorted = (sources: Set<string>) => [...sources].sort();
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sorted(scripts), ...(hosts.script ?? [])],
    // 'unsafe-hashes' lets the hashes cover style attributes; it does not open anything that has no hash here.
    'style-src': ["'self'", ...(styles.size > 0 ? ["'unsafe-hashes'"] : []), ...sorted(styles)],
    'img-src': ["'self'", 'data:', ...(hosts.image ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(hosts.connect ?? [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Puts the policy into a page, before anything that it governs.
 *
 * @throws Error when the page has no `<meta charset>`, behind which it goes.
 */
export function putPolicy(html: string, policy: string, name: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
  const put = html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + meta);
  if (put === html) {
    throw new Error(
      `${name} has no <meta charset="utf-8">, behind which the content security policy goes: the page template has changed.`,
    );
  }
  return put;
}

/**
 * Reads the policy back from a page.
 *
 * @throws Error when there is none: the step that puts it in has not run yet.
 */
export function policyOf(html: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  if (policy === undefined) {
    throw new Error('The page has no content security policy: put the step that writes it before this one.');
  }
  return policy.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
