import type {Json} from '@developer-docs/utils';
import {placeholderOrigin} from '../declarations/servers.js';
import type {Parameter} from '../model/types.js';
import {joinTexts, type SampleText} from './sample-text.js';
import {encodeLiteral, serializeParameter} from './serialize.js';

/** A parameter with the value that a request contains. */
export interface ParameterValue {
  readonly parameter: Parameter;
  readonly value: Json;
}

export function createUrl(
  path: string,
  serverUrl: string | undefined,
  values: readonly ParameterValue[],
  query: readonly SampleText[],
): SampleText {
  const pathname = createPathname(path, values);
  const server = createServerUrl(serverUrl);
  // A path without a slash, such as `@other.example`, must not become a part of the host.
  const url = server + (pathname === '' || /^[/?#]/.test(pathname) ? '' : '/') + pathname;
  const parts = query.filter((part) => part !== '');
  return parts.length === 0 ? url : joinTexts([url, joinTexts(parts, '&')], pathname.includes('?') ? '&' : '?');
}

/** Creates a path from a template. Parameters without a value stay for readers to replace. */
export const createPathname = (template: string, values: readonly ParameterValue[]): string =>
  template
    // Documents distinguish operations with the same path by a fragment, which isn't sent.
    .replace(/#[^{}]*$/, '')
    // A capturing group keeps the placeholders in the result of `split`.
    .split(/(\{[^{}]+\})/)
    .map((text, index) => {
      if (index % 2 === 0) return encodeLiteral(text);
      const match = values.find(({parameter}) => parameter.in === 'path' && `{${parameter.name}}` === text);
      return match === undefined ? text : serializeParameter(match.parameter, match.value);
    })
    .join('');

/** Creates the absolute, percent-encoded URL of a server. */
export const createServerUrl = (url = ''): string => encodeServer(toAbsoluteUrl(url));

/**
 * Adds the host that a document leaves out, because the code of a sample can't be run without one. URLs that aren't for
 * HTTP or a WebSocket, such as `javascript:`, could make that code do something else, so the host replaces them.
 */
function toAbsoluteUrl(url: string): string {
  if (/^(?:https?|wss?):\/\//i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return placeholderOrigin;
  return `${placeholderOrigin}${url === '' || url.startsWith('/') ? '' : '/'}${url}`;
}

/** Encodes the literal text in a server's URL. A host name can also contain letters outside ASCII. */
function encodeServer(url: string): string {
  const [, origin = '', path = ''] = /^(\w+:\/\/[^/?#]*)(.*)$/s.exec(url) ?? [];
  const isAscii = /^[!-~]*$/.test(origin);
  return (isAscii || !URL.canParse(origin) ? origin : new URL(origin).href.replace(/\/$/, '')) + encodeLiteral(path);
}
