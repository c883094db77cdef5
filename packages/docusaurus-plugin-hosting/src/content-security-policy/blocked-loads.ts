import type {Load} from './loads';
import type {Policy} from './policy';

/**
 * Describes what a site loads from other hosts but its policy doesn't allow, with the option that allows it.
 * Otherwise, it would only fail in browsers.
 */
export function describeBlockedLoads(loads: Iterable<Load>, policy: Policy): string[] {
  const blocked = [...loads].filter(({directive, url}) => {
    const sources = policy[`${directive}-elem`] ?? policy[directive] ?? policy['default-src'] ?? [];
    return !sources.some((source) => allowsUrl(source, new URL(url)));
  });
  return blocked.map(
    ({file, element, directive, url}) =>
      `${file}: ${element} is blocked by the content security policy. Remove it, or add its host to the option "contentSecurityPolicy.directives": {'${directive}': ['${new URL(url).origin}']}.`,
  );
}

/** A host, such as `https://*.example.com:8080/path/`, of which everything else can be omitted. */
const hostSource = /^(?:[a-z]+:\/\/)?(?<host>[^/']+)/i;

/** Returns whether a source allows a URL: the scheme `https:`, or a host. Paths of sources aren't compared. */
function allowsUrl(source: string, {protocol, host}: URL): boolean {
  if (source === '*' || source === protocol || source === "'strict-dynamic'") return true;
  const name = hostSource.exec(source)?.groups?.host?.toLowerCase();
  if (name === undefined) return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}
