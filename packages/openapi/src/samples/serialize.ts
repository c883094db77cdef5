import {isObject, stringifyJson, toPlainText, type Json, type JsonObject} from '@developer-docs/utils';
import {isJsonMediaType} from '../media-types.js';
import type {Parameter} from '../model/types.js';

/**
 * Serializes the value of a parameter according to its `style` and `explode`.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#style-values
 *
 * @returns `tag=a&tag=b` for query parameters and cookies, and only the value for other locations. Path and query are
 * percent-encoded.
 */
export function serializeParameter(parameter: Parameter, value: Json): string {
  const {in: location, name, allowsReserved} = parameter;
  if (location === 'querystring') return serializeQueryString(parameter, value);
  const isInUrl = location === 'path' || location === 'query';
  const encodeInUrl = location === 'query' && allowsReserved ? encodeExceptReserved : encodeForUrl;
  const encode = isInUrl ? encodeInUrl : (text: string) => text;
  if (parameter.mediaType !== undefined) {
    const text = encode(isJsonMediaType(parameter.mediaType) ? stringifyJson(value) : toPlainText(value));
    return location === 'query' || location === 'cookie' ? `${encode(name)}=${text}` : text;
  }
  return location === 'query' || location === 'cookie'
    ? serializeWithName(parameter, value, encode)
    : serializeWithoutName(parameter, value, encode);
}

/** Serializes an entire query: a form, or percent-encoded text. */
function serializeQueryString({mediaType = ''}: Parameter, value: Json): string {
  if (!mediaType.includes('x-www-form-urlencoded') || !isObject(value)) {
    return encodeForUrl(isJsonMediaType(mediaType) ? stringifyJson(value) : toPlainText(value));
  }
  return listMembers(value, true)
    .map((pair) => pair.map(encodeForUrl).join('='))
    .join('&');
}

type Encode = (text: string) => string;

/** Encodes text for a URL. `fetch` encodes apostrophes, and other clients don't, so they're always encoded. */
export const encodeForUrl: Encode = (text) => encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');

/** Encodes text for a form, in which a space is a plus sign. */
export const encodeForForm: Encode = (text) => encodeForUrl(text).replaceAll('%20', '+');

/**
 * Encodes the literal text of a path, in which characters such as `/`, `+`, and `%20` are part of the URL. Clients
 * differ in what they encode themselves.
 */
export const encodeLiteral: Encode = (text) =>
  text.toWellFormed().replaceAll(/%(?![\da-f]{2})|[^\w\-.~!$&()*+,;=:@/?#%]+/gi, encodeForUrl);

/**
 * Encodes text for a query, except for reserved characters that have no special meaning there. For example, `&` would
 * end the value, `=` the name, and `+` would be decoded as a space.
 */
const encodeExceptReserved: Encode = (text) =>
  encodeForUrl(text).replaceAll(/%(?:24|2C|2F|3A|3B|3F|40)/g, (code) => decodeURIComponent(code));

function serializeWithName({name, style, explode}: Parameter, value: Json, encode: Encode): string {
  const key = encode(name);
  // The style `cookie` is in OpenAPI 3.2.
  const between = style === 'cookie' ? '; ' : '&';
  const separator = getDelimiter(style);
  if (style === 'deepObject') {
    return listDeepMembers(name, value)
      .map((pair) => pair.map(encode).join('='))
      .join('&');
  }
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => encode(toPlainText(item)));
    return explode ? items.map((item) => `${key}=${item}`).join(between) : `${key}=${items.join(separator)}`;
  }
  if (!isObject(value)) return `${key}=${encode(toPlainText(value))}`;
  const members = listMembers(value, explode).map((pair) => pair.map(encode));
  return explode ? members.map((pair) => pair.join('=')).join(between) : `${key}=${members.flat().join(separator)}`;
}

/** Returns what separates the items of a list that isn't exploded. */
export function getDelimiter(style: string | undefined): string {
  if (style === 'spaceDelimited') return '%20';
  return style === 'pipeDelimited' ? '%7C' : ',';
}

/** Lists an object's members as name–text pairs. If `explode` is set, each item of an array also becomes a pair. */
export const listMembers = (value: JsonObject, explode: boolean): [name: string, text: string][] =>
  Object.entries(value).flatMap(([name, member]) =>
    (explode && Array.isArray(member) ? (member as Json[]) : [member]).map((item): [string, string] => [
      name,
      toPlainText(item),
    ]),
  );

/** Lists the members of an object as `name[key]`, and the items of a list as `name[0]`, as PHP, Rails, and qs do. */
export const listDeepMembers = (name: string, value: unknown): [name: string, text: string][] =>
  Array.isArray(value) || isObject(value)
    ? Object.entries(value).flatMap(([key, member]) => listDeepMembers(`${name}[${key}]`, member))
    : [[name, toPlainText(value)]];

/** What comes before a value of a style, and between its items if they're exploded. */
const pathDelimiters = new Map<string, readonly [before: string, between: string]>([
  ['label', ['.', '.']],
  ['matrix', [';', ';']],
]);

function serializeWithoutName({name, style, explode}: Parameter, value: Json, encode: Encode): string {
  const key = encode(name);
  const [before, explodedBetween] = pathDelimiters.get(style) ?? ['', ','];
  const between = explode ? explodedBetween : ',';
  const prefix = style === 'matrix' ? `;${key}=` : before;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => encode(toPlainText(item)));
    return style === 'matrix' && explode
      ? items.map((item) => `;${key}=${item}`).join('')
      : `${prefix}${items.join(between)}`;
  }
  if (!isObject(value)) {
    const text = encode(toPlainText(value));
    // RFC 6570 omits the equal sign of an empty value.
    return style === 'matrix' && text === '' ? `;${key}` : `${prefix}${text}`;
  }
  const members = listMembers(value, explode).map((pair) => pair.map(encode));
  return explode
    ? `${before}${members.map((pair) => pair.join('=')).join(between)}`
    : `${prefix}${members.flat().join(',')}`;
}
