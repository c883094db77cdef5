import type {ExternalLoad} from './page-sources';
import {getSources, type Policy} from './policy';

/**
 * Describes what a site loads from other hosts but its policy doesn't allow, with the option that allows it.
 * Otherwise, it would only fail in browsers.
 *
 * @param origin - The site's origin.
 */
export function describeBlockedLoads(loads: Iterable<ExternalLoad>, policy: Policy, origin: string): string[] {
  const blocked = [...loads].filter(({directive, url}) => {
    const sources = policy[`${directive}-elem`] ?? getSources(policy, directive);
    return !sources.some((source) => allowsUrl(source, new URL(url), origin));
  });
  return blocked.map(
    ({file, element, directive, url}) =>
      `${file}: ${element} is blocked by the content security policy. Remove it, or add its host to the option "contentSecurityPolicy.directives": {'${directive}': ['${new URL(url).origin}']}.`,
  );
}

/** A scheme, such as `https:`. */
const schemeSource = /^[a-z][a-z\d+.-]*:$/i;
/** A host, such as `https://*.example.com:8080/path/`, of which everything else can be omitted. */
const hostSource = /^(?:(?<scheme>[a-z][a-z\d+.-]*:)\/\/)?(?<host>[^/:']+)(?::(?<port>\d+|\*))?(?<path>\/.*)?$/i;

/**
 * Returns whether a source expression of a policy allows a URL
 * (https://www.w3.org/TR/CSP3/#match-url-to-source-expression). Other keywords, such as a hash, allow none.
 */
function allowsUrl(source: string, url: URL, origin: string): boolean {
  if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol);
  if (source === "'self'") return url.origin === origin;
  if (schemeSource.test(source)) return listSchemes(url).includes(source.toLowerCase());
  const parts = hostSource.exec(source)?.groups;
  return parts !== undefined && allowsHost(parts, url);
}

/** Lists the schemes whose sources allow a URL. A source with `http:` also allows `https:`. */
const listSchemes = ({protocol}: URL): string[] => [protocol, protocol.replace('s:', ':')];

const defaultPorts: Readonly<Record<string, string>> = {'http:': '80', 'https:': '443'};

function allowsHost({scheme, host = '', port = '', path = ''}: Partial<Record<string, string>>, url: URL): boolean {
  const name = host.toLowerCase();
  return (
    (scheme === undefined || listSchemes(url).includes(scheme.toLowerCase())) &&
    (name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name) &&
    (port === '*' || port === url.port || (url.port === '' && port === defaultPorts[url.protocol])) &&
    (path.endsWith('/') || path === '' ? url.pathname.startsWith(path) : url.pathname === path)
  );
}
