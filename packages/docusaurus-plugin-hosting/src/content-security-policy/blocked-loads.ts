import type {Load} from './loads';
import type {Policy} from './policy';

/**
 * Describes what a site loads from other hosts but its policy doesn't allow, with the option that allows it.
 * Otherwise, it would only fail in browsers.
 *
 * @param origin - The site's origin.
 */
export function describeBlockedLoads(loads: Iterable<Load>, policy: Policy, origin: string): string[] {
  const blocked = [...loads].filter(({directive, url}) => {
    const sources = policy[`${directive}-elem`] ?? policy[directive] ?? policy['default-src'] ?? [];
    return !sources.some((source) => allowsUrl(source, new URL(url), origin));
  });
  return blocked.map(({file, element, directive, url}) => {
    const fix = url.startsWith('javascript:')
      ? 'Move the code to a script.'
      : `Remove it, or add its host to the option "contentSecurityPolicy.directives": {'${directive}': ['${new URL(url).origin}']}.`;
    return `${file}: ${element} is blocked by the content security policy. ${fix}`;
  });
}

/** Returns whether a source expression of a policy allows a URL (https://www.w3.org/TR/CSP3/#match-url-to-source-expression). */
function allowsUrl(source: string, url: URL, origin: string): boolean {
  if (source === "'self'") return url.origin === origin;
  // Scripts with a nonce or a hash, and what they load, can be on any host.
  if (/^'(?:nonce-|sha\d+-|strict-dynamic)/.test(source)) return source === "'strict-dynamic'";
  if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol);
  if (source === "'unsafe-inline'") return url.protocol === 'javascript:';
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return source.toLowerCase() === url.protocol;
  const [, scheme, wildcard, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*\.)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  const isScheme =
    scheme === undefined || [url.protocol, url.protocol.replace('s:', ':')].includes(`${scheme.toLowerCase()}:`);
  const name = host.toLowerCase();
  const isHost = wildcard === undefined ? url.hostname === name : url.hostname.endsWith(`.${name}`);
  const isPort = port === '*' || (port ?? '') === url.port;
  const isPath = path.endsWith('/') || path === '' ? url.pathname.startsWith(path) : url.pathname === path;
  return isScheme && isHost && isPort && isPath;
}
