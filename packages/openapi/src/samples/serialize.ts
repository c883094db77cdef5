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

const serializeWithName = (parameter: Parameter, value: Json, encode: Encode): string =>
  serializeFields(parameter, value)
    .map((field) => joinField(field, encode))
    // The style `cookie` is in OpenAPI 3.2.
    .join(parameter.style === 'cookie' ? '; ' : '&');

/** A field of a query or form. It has several values if they're joined by a delimiter. */
export interface SerializedField {
  readonly name: string;
  readonly values: readonly string[];
  /** Percent-encoded. Encoding it again would make it part of a value. */
  readonly delimiter: string;
}

/** Serializes a value as one or several fields. */
export function serializeFields(
  {name, style, explode}: Pick<Parameter, 'name' | 'style' | 'explode'>,
  value: Json,
): SerializedField[] {
  const delimiter = delimiters.get(style) ?? ',';
  const toFields = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([key, text]) => ({name: key, values: [text], delimiter}));
  if (style === 'deepObject') return toFields(listDeepMembers(name, value));
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map(toPlainText);
    return explode ? toFields(items.map((item) => [name, item])) : [{name, values: items, delimiter}];
  }
  if (!isObject(value)) return toFields([[name, toPlainText(value)]]);
  const members = listMembers(value, explode);
  return explode ? toFields(members) : [{name, values: members.flat(), delimiter}];
}

const delimiters = new Map([
  ['spaceDelimited', '%20'],
  ['pipeDelimited', '%7C'],
]);

export const joinField = ({name, values, delimiter}: SerializedField, encode: Encode): string =>
  `${encode(name)}=${values.map(encode).join(delimiter)}`;

/** Lists an object's members as name–text pairs. If `explode` is set, each item of an array also becomes a pair. */
const listMembers = (value: JsonObject, explode: boolean): [name: string, text: string][] =>
  Object.entries(value).flatMap(([name, member]) =>
    (explode && Array.isArray(member) ? (member as Json[]) : [member]).map((item): [string, string] => [
      name,
      toPlainText(item),
    ]),
  );

/** Lists the members of an object as `name[key]`, and the items of a list as `name[0]`, as PHP, Rails, and qs do. */
const listDeepMembers = (name: string, value: unknown): [name: string, text: string][] =>
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
