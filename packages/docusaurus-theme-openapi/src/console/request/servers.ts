import {translate} from '@docusaurus/Translate';
import {getOwn} from '@developer-docs/utils';
import type {ConsoleOperation, ConsoleServer} from '../data/operation';

/** The URL of a server, or the variable whose value can't be part of it. */
type ResolvedServer = {readonly url: string} | {readonly variable: string};

/** Where a request goes: to the sandbox, or to a server. */
export interface Destination {
  /** The server. Absent for the sandbox. */
  readonly server?: ConsoleServer;
  /** URL of the server. Absent without a valid one, and for the sandbox. */
  readonly url?: string;
  /** The variable whose value can't be part of the server's URL. */
  readonly invalidVariable?: string;
  /** The origin of the server, for which readers enter secrets; `''` for the sandbox. Without a valid URL, it's `null`. */
  readonly target: string;
  /** URL of the proxy that requests to the server are sent to, if there's one. */
  readonly proxy?: string;
}

/** Returns where requests of an operation go, as the reader has chosen. */
export function findDestination(
  model: Pick<ConsoleOperation, 'servers' | 'proxies'>,
  {server: template, variables}: {readonly server?: string; readonly variables: VariableValues},
): Destination {
  const server = model.servers?.find((candidate) => candidate.template === template);
  if (server === undefined) return {target: ''};
  const resolved = resolveServer(server, variables, window.location.origin);
  if ('variable' in resolved) return {server, invalidVariable: resolved.variable, target: 'null'};
  const {url} = resolved;
  return {server, url, target: new URL(url).origin, proxy: findProxy(model, url)};
}

/** Returns the sentence about where requests to a server go; an empty text without a valid URL, and for the sandbox. */
export function describeServer({url, target: origin, proxy}: Destination): string {
  if (url === undefined) return '';
  return proxy === undefined
    ? translate({id: 'theme.openapi.console.server.goesTo', message: 'Requests go to {origin}.'}, {origin})
    : translate(
        {
          id: 'theme.openapi.console.server.goesThrough',
          message: 'Requests go to {origin} through the proxy at {proxy}, which can read them.',
        },
        {origin, proxy: new URL(proxy).origin},
      );
}

/** Returns the message for a variable that needs another value. */
export const describeInvalidVariable = (name: string): string =>
  translate(
    {
      id: 'theme.openapi.console.server.invalidVariable',
      message: 'Enter another value for {name}. This one can’t be a part of the server’s URL.',
    },
    {name},
  );

/** The values of variables that the reader has changed. */
type VariableValues = Readonly<Record<string, string>>;

/** A host, and perhaps a port. Nothing else can be in the place of a host, so that no value ends it. */
const hostPattern = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?$/u;
/** A part of a host, such as the port, or a region's name. */
const hostPartPattern = /^[\p{L}\p{N}.-]*$/u;
/** What can follow a host: a port, or a path. */
const hostEndPattern = /^(?::\d{1,5})?(?:\/.*)?$/s;
/** A part of a path. Backslashes are slashes in URLs. */
const pathPattern = /^[^?#\\\s]*$/;

/**
 * Inserts values into the URL of a server. A value that would lead to another host than the one where it's inserted,
 * such as `evil.example/#` for a part of the host, isn't a part of a URL.
 *
 * @param values - The values of the variables.
 * @param origin - The site's origin, which relative URLs belong to.
 */
export function resolveServer(
  {template, variables}: ConsoleServer,
  values: VariableValues,
  origin: string,
): ResolvedServer {
  const [, scheme = '', authority = ''] = /^([^:/?#]*:)?(?:\/\/([^/?#]*))?/.exec(template) ?? [];
  let text = template;
  let defaultText = template;
  for (const {name, default: defaultValue, values: choices} of variables) {
    const placeholder = `{${name}}`;
    const value = getOwn(values, name) ?? defaultValue;
    const isAllowed =
      choices.length > 0
        ? choices.includes(value) || value === defaultValue
        : isPartOfUrl(value, defaultValue, {template, scheme, authority, placeholder});
    if (!isAllowed) return {variable: name};
    text = text.replaceAll(placeholder, () => value);
    defaultText = defaultText.replaceAll(placeholder, () => defaultValue);
  }
  const first = variables[0]?.name ?? '';
  // Whether the URL is relative doesn't depend on values.
  if (template.startsWith('//')) text = new URL(origin).protocol + text;
  else if (!/^[^/?#]*:/.test(defaultText)) text = `${origin}${/^(?:$|\/)/.test(text) ? '' : '/'}${text}`;
  // Two values together can be a dot segment, such as `%2` and `e%2e`.
  const isBelow = isPath(text) || !isPath(defaultText);
  return isReachable(text) && isBelow ? {url: text.replace(/\/+$/, '')} : {variable: first};
}

/**
 * Returns the URL of the proxy that requests to a server are sent to, if there's one. The paths of operations are added to
 * it, as to that of the server.
 */
export function findProxy({proxies = []}: Pick<ConsoleOperation, 'proxies'>, server: string): string | undefined {
  // Relative URLs belong to the site.
  const normalize = (url: string) => new URL(url, window.location.origin).href.replace(/\/+$/, '');
  const proxy = proxies.find(({to}) => normalize(to) === normalize(server));
  return proxy && normalize(proxy.url);
}

/** Returns whether a value can be in the place of a variable, which depends on the part of the URL. */
function isPartOfUrl(
  value: string,
  defaultValue: string,
  {
    template,
    scheme,
    authority,
    placeholder,
  }: Readonly<Record<'template' | 'scheme' | 'authority' | 'placeholder', string>>,
): boolean {
  // The scheme, or a whole origin: `{server}/v1`.
  if (scheme.includes(placeholder)) return /^https?$/i.test(value);
  if (template.startsWith(placeholder) && /^https?:/i.test(defaultValue)) return isReachable(value);
  if (authority.includes(placeholder)) return isPartOfAuthority(value, defaultValue, authority.split(placeholder));
  return isPath(value);
}

/**
 * Returns whether a value can be in the place of a variable between two texts. At the end of a host, it would choose another
 * one: `.evil.example` in `api.example.com{suffix}`. Documents let readers choose the end only as `{host}` or `api.{domain}`.
 */
function isPartOfAuthority(value: string, defaultValue: string, [before = '', after = '']: readonly string[]): boolean {
  if (before === '' && after === '') return hostPattern.test(value);
  if (before.endsWith(':')) return /^\d{0,5}$/.test(value);
  const isHostPart = hostPartPattern.test(value);
  const isAtEnd = /^(?:\{[^{}]*\})*(?::|$)/.test(after);
  if (!isAtEnd || before === '') return isHostPart;
  if (/^$|^[:/]/.test(defaultValue) || !before.endsWith('.')) {
    return hostEndPattern.test(value) ? isPath(value) : isHostPart && value === defaultValue;
  }
  return isHostPart && (!value.includes('.') || defaultValue.includes('.'));
}

/** Returns whether a value stays below the path where it's inserted. */
const isPath = (value: string) =>
  pathPattern.test(value) && !value.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));

/**
 * Returns whether a browser can send requests to a URL. A path follows it, `fetch` rejects URLs with a user name, and
 * variables that the document doesn't declare are left in braces.
 */
function isReachable(url: string): boolean {
  if (!/^https?:\/\/[^/?#{}\\\s][^?#{}\\\s]*$/i.test(url) || !URL.canParse(url)) return false;
  const {username, password} = new URL(url);
  return username === '' && password === '' && !/^https?:\/\/[^/]*@/i.test(url);
}
