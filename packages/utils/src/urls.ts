/**
 * Decodes a percent-encoded part of a URI. Text with a stray percent sign isn't encoded, so it's returned unchanged.
 */
export function decodeUriPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Resolves the URL of a link on a page. Returns `undefined` for links to other sites, and for invalid ones. */
export function resolveSiteUrl(href: string, pageUrl: string): URL | undefined {
  const site = 'https://site.invalid';
  const url = URL.canParse(href, site + pageUrl) ? new URL(href, site + pageUrl) : undefined;
  return url?.origin === site ? url : undefined;
}

/**
 * Returns whether a URL points to this machine, so that requests can be unencrypted. Subdomains of `localhost` don't
 * count, because some resolvers look them up in the network.
 */
export function isLoopbackUrl(url: string): boolean {
  const {protocol = '', hostname = ''} = URL.canParse(url) ? new URL(url) : {};
  return /^https?:$/.test(protocol) && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
