import {placeholderOrigin} from '@developer-docs/openapi';
import {getOwn} from '@developer-docs/utils';
import type {ConsoleServer} from './console-operation.js';

/**
 * Returns the URL of a server as the sandbox serves it. For invalid URLs and for protocols other than HTTP and
 * WebSocket, it's the samples' host. User names, queries, and fragments can't be part of it, because a path follows.
 *
 * @param url - From a document. It can be relative.
 */
export function toSandboxUrl(url: string): string {
  const server = URL.canParse(url, placeholderOrigin) ? new URL(url, placeholderOrigin) : undefined;
  if (server === undefined || !/^(?:https?|wss?):$/.test(server.protocol)) return placeholderOrigin;
  const {protocol, host, pathname, username, password} = server;
  const isPlain = username === '' && password === '' && !/[?#]/.test(url);
  return isPlain ? url : `${protocol}//${host}${pathname}`.replace(/\/$/, '');
}

/** The URL of a server, or the variable whose value can't be part of it. */
type ResolvedServer = {readonly url: string} | {readonly variable: string};

type Variable = ConsoleServer['variables'][number];

/** The values of variables that the reader has changed. */
export type VariableValues = Readonly<Record<string, string>>;

/** What can be in the place of a host, or of a part of it. No other character, because it could end the host. */
const hostPattern = /^[\p{L}\p{N}.-]*(?::\d{1,5})?$/u;
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
  const getValue = ({name, default: defaultValue}: Variable) => getOwn(values, name) ?? defaultValue;
  const invalid = variables.find((variable) => !isAllowed(variable, getValue(variable), template));
  if (invalid !== undefined) return {variable: invalid.name};
  const insert = (getText: (variable: Variable) => string) =>
    variables.reduce((text, variable) => text.replaceAll(`{${variable.name}}`, () => getText(variable)), template);
  // Whether the URL is relative doesn't depend on values.
  const isAbsolute = /^[^/?#]*:/.test(insert((variable) => variable.default));
  const url = isAbsolute ? insert(getValue) : makeAbsolute(insert(getValue), template, origin);
  return isReachable(url) ? {url: url.replace(/\/+$/, '')} : {variable: variables[0]?.name ?? ''};
}

/** Resolves a relative URL. It's on another host only if the template says so, as in `//api.example`. */
function makeAbsolute(url: string, template: string, origin: string): string {
  if (template.startsWith('//')) return new URL(origin).protocol + url;
  return origin + (url === '' || url.startsWith('/') ? url : `/${url}`);
}

/** Returns whether a value can be in the place of a variable, which depends on the part of the URL. */
function isAllowed(variable: Variable, value: string, template: string): boolean {
  const {name, default: defaultValue, values: choices} = variable;
  if (choices.length > 0) return choices.includes(value) || value === defaultValue;
  const placeholder = `{${name}}`;
  const [, scheme = '', authority = ''] = /^([^:/?#]*:)?(?:\/\/([^/?#]*))?/.exec(template) ?? [];
  // The scheme, or a whole origin: `{server}/v1`.
  if (scheme.includes(placeholder)) return /^https?$/i.test(value);
  if (template.startsWith(placeholder) && /^https?:/i.test(defaultValue)) return isReachable(value);
  if (!authority.includes(placeholder)) return isPath(value);
  // At the end of a host, it can also be a path, such as the default `/v1`.
  const isPathAfterHost = authority.endsWith(placeholder) && /^(?::\d{1,5})?\//.test(value) && isPath(value);
  return hostPattern.test(value) || isPathAfterHost;
}

/**
 * Returns whether URL parsers resolve a segment, such as `..`, with or without percent-encoding. No encoding protects
 * it.
 *
 * @see https://url.spec.whatwg.org/#single-dot-url-path-segment
 */
export const isDotSegment = (segment: string): boolean => /^(?:\.|%2e){1,2}$/i.test(segment);

/** Returns whether a value stays below the path where it's inserted. */
const isPath = (value: string) => pathPattern.test(value) && !value.split('/').some(isDotSegment);

/**
 * Returns whether a browser can send requests to a URL. A path follows it, `fetch` rejects URLs with a user name, and
 * variables that the document doesn't declare are left in braces.
 */
function isReachable(url: string): boolean {
  if (!/^https?:\/\/[^/?#{}\\\s][^?#{}\\\s]*$/i.test(url) || !URL.canParse(url)) return false;
  const {username, password} = new URL(url);
  return username === '' && password === '' && !/^https?:\/\/[^/]*@/i.test(url);
}
