import {isJsonMediaType} from '@developer-docs/openapi';
import {decodeUriPart, getErrorMessage, isObject, parseJson, toList, tryParseJson} from '@developer-docs/utils';
import type {MockParameter} from '../contract/mock-operation.js';
import type {ValueType} from '../contract/value-types.js';
import {
  convertText,
  isMemberName,
  noType,
  ParameterSyntaxError,
  type ParameterSource,
  type ParameterSyntax,
} from './parameter-syntax.js';

type Pair = readonly [name: string, rawValue: string];

/** Returns the names and values of a query. */
const readQuery = ({search}: URL): Pair[] => splitPairs(search.slice(1));

/**
 * Returns the names and values of a query or URL-encoded form. Names are decoded, and values aren't, because they can
 * contain delimiters.
 */
export const splitPairs = (text: string): Pair[] =>
  text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const end = pair.includes('=') ? pair.indexOf('=') : pair.length;
      return [decodeQuery(pair.slice(0, end)), pair.slice(end + 1)];
    });

/** Decodes a name or value in a query or URL-encoded form. */
export const decodeQuery = (text: string) => decodeUriPart(text.replaceAll('+', ' '));

/**
 * Reads a parameter's value, as its `style` and `explode`, or its media type, describe it.
 *
 * @param others - The names of the other query parameters, which aren't members of an object without its own name.
 * @returns `undefined` if the request doesn't contain the parameter.
 * @throws ParameterSyntaxError
 * @see https://spec.openapis.org/oas/v3.1.1#style-examples
 */
export function readParameterValue(
  parameter: MockParameter,
  {url, pathParameters, headers}: ParameterSource,
  others: readonly string[],
): unknown {
  const {name} = parameter;
  switch (parameter.in) {
    case 'querystring':
      return url.search.length <= 1 ? undefined : readQueryString(parameter, url);
    case 'query':
      return readPairs(parameter, readQuery(url), others, decodeQuery);
    case 'cookie':
      return readPairs(parameter, readParameterCookies(parameter, headers), others, decodeUriPart);
    case 'header': {
      const text = headers.get(name);
      return text === null ? undefined : readText(parameter, text, (item) => item.trim());
    }
    case 'path': {
      const text = pathParameters[name];
      return text === undefined ? undefined : readText(parameter, text, decodeUriPart);
    }
  }
}

function readQueryString({mediaType = '', type}: MockParameter, url: URL): unknown {
  if (!mediaType.includes('x-www-form-urlencoded')) {
    return readContent(mediaType, decodeUriPart(url.search.slice(1)), type);
  }
  return convertMembers(
    readQuery(url).map(([key, value]) => [key, decodeQuery(value)]),
    type,
  );
}

/** Media types other than JSON, and ranges such as `*\/*`, contain text, or values that aren't text as JSON. */
function readContent(mediaType: string, text: string, {types}: ValueType): unknown {
  if (!isJsonMediaType(mediaType)) return types.length === 0 || types.includes('string') ? text : readJson(text);
  try {
    return parseJson(text);
  } catch (error) {
    throw new ParameterSyntaxError('wrong_format', `Isn't valid JSON: ${getErrorMessage(error)}.`);
  }
}

/** Returns the names and values of the cookies. Those of an exploded list or object can be in one cookie. */
function readParameterCookies({style, explode, type}: MockParameter, headers: Headers): Pair[] {
  const isJoined = style === 'form' && explode && (type.types.includes('array') || type.types.includes('object'));
  return readCookies(headers, isJoined ? /[;&]/ : ';');
}

/** Returns the names and values of the cookies. */
export const readCookies = (headers: Headers, separator: string | RegExp = ';'): Pair[] =>
  (headers.get('Cookie') ?? '')
    .split(separator)
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]);

/** Reads a parameter in a query or in cookies, or a field of a URL-encoded form. */
export function readPairs(
  parameter: ParameterSyntax,
  pairs: readonly Pair[],
  others: readonly string[],
  decode: (text: string) => string,
): unknown {
  const {name, style, explode, type, mediaType} = parameter;
  const values = pairs.filter(([key]) => key === name).map(([, value]) => value);
  const [first] = values;
  if (style === 'deepObject' || first === undefined) {
    const members = pairs
      .filter(([key]) => isMemberName(key, parameter) && (style === 'deepObject' || !others.includes(key)))
      .map(([key, value]) => [key, decode(value)] as const);
    if (members.length > 0) {
      return style === 'deepObject' ? readDeepObject(name, members, type) : convertMembers(members, type);
    }
  }
  if (first === undefined) return undefined;
  const isList = type.types.includes('array') && mediaType === undefined;
  if (isList && explode && (values.length > 1 || !canBeScalar(type))) {
    return values.map((value) => convertText(decode(value), type.items));
  }
  if (values.length > 1 && !isList) {
    throw new ParameterSyntaxError('too_many', `Appears ${values.length} times; it can appear only once.`);
  }
  return explode && mediaType === undefined
    ? convertText(decode(first), type)
    : readText(parameter, values.join(','), decode);
}

const isObjectType = ({types}: ValueType) => types.includes('object');
const canBeScalar = ({types}: ValueType) => types.some((type) => !['array', 'object', 'null'].includes(type));

/** The delimiters of values, which aren't decoded yet. */
const delimiters: Readonly<Record<string, RegExp>> = {spaceDelimited: /%20|[+ ]/, pipeDelimited: /\||%7C/i};

/** Reads a value that is in one place. */
function readText(parameter: ParameterSyntax, raw: string, decode: (text: string) => string): unknown {
  const {explode, type, mediaType} = parameter;
  if (mediaType !== undefined) return readContent(mediaType, decode(raw), type);
  const parts = splitText(parameter, raw);
  const [first = ''] = parts;
  if (parts.length === 1 && canBeScalar(type)) return convertText(decode(first), type);
  if (type.types.includes('array')) return readItems(parts, type.items, decode);
  if (!isObjectType(type)) return convertText(decode(first), type);
  return convertMembers(explode ? parts.map((part) => splitPair(part, decode)) : pairUp(parts, decode), type);
}

/** Splits the value of a list or an object at its delimiters. Other values have one part. */
function splitText({name, style, explode, type}: ParameterSyntax, raw: string): readonly string[] {
  const isList = type.types.includes('array');
  const isStructured = isList || isObjectType(type);
  if (style === 'matrix' && raw === `;${name}`) return [''];
  if (style === 'matrix' && explode && isStructured) {
    const pairs = removePrefix(raw, ';', style).split(';');
    return isList ? pairs.map((pair) => pair.slice(pair.indexOf('=') + 1)) : pairs;
  }
  const prefixes: Readonly<Record<string, string>> = {matrix: `;${name}=`, label: '.'};
  const text = removePrefix(raw, prefixes[style] ?? '', style);
  return isStructured ? text.split(delimiters[style] ?? (style === 'label' && explode ? '.' : ',')) : [text];
}

function readItems(parts: readonly string[], type: ValueType | undefined, decode: (text: string) => string): unknown[] {
  const [first = '', ...others] = parts;
  // Clients that encode delimiters are understood if an item can't contain one.
  const isEncoded = others.length === 0 && type?.types.includes('string') !== true;
  return (isEncoded ? decode(first).split(',') : parts.map(decode)).map((item) => convertText(item, type));
}

/** Splits `a=1` into a name and a value. */
const splitPair = (pair: string, decode: (text: string) => string): Pair => [
  decode(pair.split('=')[0] ?? ''),
  decode(pair.slice(pair.indexOf('=') + 1)),
];

/** Converts `['a', '1', 'b', '2']` to names with values. */
const pairUp = (parts: readonly string[], decode: (text: string) => string): Pair[] =>
  parts.flatMap((part, index) => (index % 2 === 0 ? [[decode(part), decode(parts[index + 1] ?? '')] as const] : []));

function removePrefix(text: string, prefix: string, style: string): string {
  if (text.startsWith(prefix)) return text.slice(prefix.length);
  throw new ParameterSyntaxError('wrong_format', `Must start with ${prefix}, because its style is ${style}.`);
}

/** Reads names such as `filter[color]`, `filter[size][min]`, and `filter[tags][]`. */
function readDeepObject(name: string, members: readonly (readonly [string, string])[], type: ValueType): unknown {
  const root = createTree();
  for (const [key, text] of members) {
    const path = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
    setMember(root, path, text);
  }
  return convertTree(root, type);
}

type Tree = Record<string, unknown>;

/** Creates an object that can have any member, such as `__proto__`. */
const createTree = () => Object.create(null) as Tree;

/** Adds a text to a tree of objects. Repeated strings, and strings without a name, become arrays. */
function setMember(tree: Tree, [key = '', ...rest]: readonly string[], text: string): void {
  const existing = tree[key];
  if (rest.length === 0) {
    tree[key] = existing === undefined ? text : [existing, text].flat();
  } else if (rest.length === 1 && rest[0] === '') {
    tree[key] = [...toList(existing), text];
  } else {
    const child = isObject(existing) ? (existing as Tree) : createTree();
    tree[key] = child;
    setMember(child, rest, text);
  }
}

function convertTree(tree: unknown, type = noType): unknown {
  const isArrayType = type.types.includes('array');
  if (typeof tree === 'string') {
    return isArrayType && !canBeScalar(type) ? [convertText(tree, type.items)] : convertText(tree, type);
  }
  if (Array.isArray(tree)) return tree.map((item: unknown) => convertTree(item, type.items));
  const members = Object.entries(tree as object) as [string, unknown][];
  return isArrayType && members.every(([key]) => /^\d+$/.test(key))
    ? members.map(([, item]) => convertTree(item, type.items))
    : Object.fromEntries(members.map(([key, item]) => [key, convertTree(item, getMemberType(type, key))]));
}

/** Converts an object's members. Those with the same name are the items of a list, and an inner object is JSON. */
function convertMembers(members: readonly (readonly [string, string])[], type: ValueType) {
  const texts = new Map<string, string[]>();
  for (const [key, text] of members) texts.set(key, [...(texts.get(key) ?? []), text]);
  return Object.fromEntries(
    [...texts].map(([key, [first = '', ...rest]]) => {
      const memberType = getMemberType(type, key);
      const isList = rest.length > 0 || (memberType.types.includes('array') && !canBeScalar(memberType));
      return [
        key,
        isList ? [first, ...rest].map((text) => readMember(text, memberType.items)) : readMember(first, memberType),
      ];
    }),
  );
}

/** Reads a member's text. An object is JSON. */
export const readMember = (text: string, type = noType): unknown =>
  isObjectType(type) && !type.types.includes('string') ? readJson(text) : convertText(text, type);

/** Returns a text that isn't JSON, or has too many levels, unchanged, so that the schema rejects it. */
export function readJson(text: string): unknown {
  const value = tryParseJson(text);
  return value === undefined ? text : value;
}

export const getMemberType = ({properties, additional}: ValueType, name: string): ValueType =>
  (Object.hasOwn(properties, name) ? properties[name] : additional || undefined) ?? noType;
