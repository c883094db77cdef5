import {isObject, toPlainText, type Json} from '@developer-docs/internal';
import {isJsonMediaType} from '../operations.js';
import type {FormField, MediaType, RequestBody, Schema} from '../model/types.js';

/** A part of a multipart body: text, JSON, or a file. */
export type SamplePart = {readonly name: string; readonly mediaType?: string} & (
  {readonly text: string} | {readonly file: string}
);

export type SampleBody =
  | {readonly kind: 'json'; readonly value: Json}
  /** Names and values before they're encoded. */
  | {readonly kind: 'form'; readonly fields: readonly (readonly [string, string])[]}
  | {readonly kind: 'multipart'; readonly parts: readonly SamplePart[]}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'file'; readonly file: string};

/** Returns whether an object can contain the fields of a form. */
export const hasUniqueNames = (fields: readonly (readonly [string, string])[]): boolean =>
  new Set(fields.map(([name]) => name)).size === fields.length;

/** Returns whether a value is an object or an array. */
const isStructured = (value: Json): value is Exclude<Json, string | number | boolean | null> =>
  Array.isArray(value) || isObject(value);

const isForm = (type: string) => /^application\/x-www-form-urlencoded\b/i.test(type);
const isMultipart = (type: string) => /^multipart\/form-data\b/i.test(type);

/** Chooses the media type that samples and the console send: JSON, a form, or else the first one. */
export function chooseMediaType({content}: Pick<RequestBody, 'content'>): MediaType | undefined {
  return (
    content.find(({type}) => isJsonMediaType(type)) ??
    content.find(({type}) => isMultipart(type) || isForm(type)) ??
    content[0]
  );
}

/** Creates a body from an example. Returns `undefined` if JSON has no example. */
export function createSampleBody(mediaType: MediaType, value: Json | undefined): SampleBody | undefined {
  const {type, fields, schema} = mediaType;
  const members = isObject(value) ? (Object.entries(value) as [string, Json][]) : [];
  if (isJsonMediaType(type)) return value === undefined ? undefined : {kind: 'json', value};
  const findField = (name: string): FormField =>
    fields.find((field) => field.name === name) ?? {name, isFile: false, isList: false};
  if (isForm(type)) return createForm(members.map(([name, member]) => [findField(name), member]));
  if (isMultipart(type)) {
    return {kind: 'multipart', parts: members.flatMap(([name, member]) => createParts(findField(name), member))};
  }
  if (value === undefined || isBinary(schema)) return {kind: 'file', file: `file.${getExtension(type)}`};
  if (typeof value === 'string') return {kind: 'text', text: value};
  // Ranges that include all types include JSON.
  return type.includes('*') ? {kind: 'json', value} : {kind: 'text', text: toPlainText(value)};
}

/** The media type of a body. A range with a wildcard doesn't name one. */
export function getSentMediaType(body: SampleBody, {type}: MediaType): string {
  if (!type.includes('*')) return type;
  return body.kind === 'json' ? 'application/json' : body.kind === 'text' ? 'text/plain' : 'application/octet-stream';
}

const isBinary = (schema: Schema | undefined) =>
  schema === undefined || schema.format === 'binary' || schema.constraints.some(({kind}) => kind === 'mediaType');

/** File extensions of media types whose subtype isn't one. */
const extensions = new Map(
  Object.entries({
    'application/gzip': 'gz',
    'application/octet-stream': 'bin',
    'audio/mpeg': 'mp3',
    'image/jpeg': 'jpg',
    'image/svg+xml': 'svg',
    'text/markdown': 'md',
    'text/plain': 'txt',
  }),
);

function getExtension(mediaType: string): string {
  const [name = ''] = mediaType.toLowerCase().split(';');
  const subtype = name.split('/')[1] ?? '';
  return extensions.get(name) ?? (/^[a-z0-9]{2,4}$/.test(subtype) ? subtype : 'bin');
}

/** Creates the parts for a member. Each item of a list is a part of its own. */
function createParts(field: FormField, value: Json): SamplePart[] {
  const {name, isFile, isList, mediaType} = field;
  const type = mediaType !== undefined && {mediaType};
  if (isFile) {
    const extension = getExtension(mediaType ?? '');
    const numbers = isList ? ['-1', '-2'] : [''];
    return numbers.map((number) => ({name, ...type, file: `${name}${number}.${extension}`}));
  }
  const items: readonly Json[] = Array.isArray(value) && mediaType === undefined ? (value as readonly Json[]) : [value];
  return items.map((item) => ({
    name,
    ...(isStructured(item) ? {mediaType: mediaType ?? 'application/json'} : type),
    text: toPlainText(item),
  }));
}

/**
 * Creates a URL-encoded form, in which the `style` of the `encoding` applies to lists and objects. Without one, each item
 * of a list is a field, and an object is JSON.
 *
 * @see https://spec.openapis.org/oas/v3.1.1#encoding-object
 */
function createForm(members: readonly (readonly [FormField, Json])[]): SampleBody {
  const delimited = members.some(
    ([{style = 'form', explode = style === 'form', mediaType}, value]) =>
      !explode && style !== 'deepObject' && mediaType === undefined && isStructured(value),
  );
  const fields = members.flatMap(([field, value]) => createFields(field, value));
  if (!delimited) {
    return {kind: 'form', fields: fields.map(([name, values]) => [name, values[0] ?? ''])};
  }
  // Encoding a delimiter would make it part of a value.
  const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');
  const pairs = fields.map(([name, values, delimiter]) => `${encode(name)}=${values.map(encode).join(delimiter)}`);
  return {kind: 'text', text: pairs.join('&')};
}

/** Creates the fields for a member: names, values, and what separates several values in a field. */
function createFields(
  {name, style, explode = (style ?? 'form') === 'form', mediaType}: FormField,
  value: Json,
): [name: string, values: string[], delimiter: string][] {
  const delimiter = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
  if (mediaType !== undefined || !isStructured(value)) {
    return [[name, [toPlainText(value)], delimiter]];
  }
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map(toPlainText);
    return explode && style !== 'deepObject'
      ? items.map((item) => [name, [item], delimiter])
      : style === 'deepObject'
        ? listDeepFields(name, value)
        : [[name, items, delimiter]];
  }
  const members = Object.entries(value) as [string, Json][];
  if (style === 'deepObject') return listDeepFields(name, value);
  if (style === undefined) return [[name, [toPlainText(value)], delimiter]];
  return explode
    ? members.map(([key, item]) => [key, [toPlainText(item)], delimiter])
    : [[name, members.flatMap(([key, item]) => [key, toPlainText(item)]), delimiter]];
}

/** Lists the members of an object as `name[key]`, and the items of a list as `name[0]`, as PHP, Rails, and qs do. */
function listDeepFields(name: string, value: Json): [string, string[], string][] {
  if (!isStructured(value)) return [[name, [toPlainText(value)], ',']];
  return (Object.entries(value) as [string, Json][]).flatMap(([key, item]) => listDeepFields(`${name}[${key}]`, item));
}
