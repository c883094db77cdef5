import {getOwn, isObject, toPlainText, type Json} from '@developer-docs/utils';
import {
  chooseInRange,
  isInRanges,
  isJsonMediaType,
  isMultipart,
  isToken,
  isUrlEncoded,
  removeMediaTypeParameters,
} from '../media-types.js';
import type {FormField, Header, MediaType, RequestBody} from '../model/types.js';
import {encodeForForm, joinField, serializeFields, type SerializedField} from './serialize.js';

/** A part of a multipart body: text, JSON, or a file. */
export type SamplePart = {
  readonly name: string;
  readonly mediaType?: string;
  /** The part's headers apart from its content type. */
  readonly headers?: SampleFields;
} & ({readonly text: string} | {readonly file: string});

/** A file to send, such as a `File` in a browser. */
export interface SampleFile {
  readonly name: string;
  /** Media type; empty if it isn't known. */
  readonly type: string;
}

/** The files to send, by the name of the form's field; `''` if the body is a file. */
export type SampleFiles = Readonly<Record<string, readonly SampleFile[]>>;

/** The fields of a form, before they're encoded. */
export type SampleFields = readonly (readonly [name: string, value: string])[];

export interface MultipartBody {
  readonly kind: 'multipart';
  /** The part of the media type after `multipart/`, such as `mixed`. Absent for `form-data`. */
  readonly subtype?: string;
  readonly parts: readonly SamplePart[];
}

export type SampleBody =
  | {readonly kind: 'json'; readonly value: Json}
  | {readonly kind: 'form'; readonly fields: SampleFields}
  | MultipartBody
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'file'; readonly file: string};

/** Returns whether an object can contain a form's fields. */
export const hasUniqueNames = (fields: SampleFields): boolean =>
  new Set(fields.map(([name]) => name)).size === fields.length;

/** Returns the media type of a multipart body, without the boundary. */
export const getMultipartType = ({subtype = 'form-data'}: MultipartBody): string => `multipart/${subtype}`;

/** Returns whether a value is an object or an array. */
export const isStructured = (value: Json | undefined): value is Exclude<Json, string | number | boolean | null> =>
  Array.isArray(value) || isObject(value);

/**
 * Chooses the media type that samples and the console send: JSON, a form, or else the first one.
 *
 * @param preferred - Chosen instead if the body can have this media type.
 */
export const chooseMediaType = ({content}: Pick<RequestBody, 'content'>, preferred?: string): MediaType | undefined =>
  content.find(({type}) => type === preferred) ??
  content.find(({type}) => isJsonMediaType(type)) ??
  content.find(({type}) => isMultipart(type) || isUrlEncoded(type)) ??
  content[0];

/**
 * Creates a body from an example.
 *
 * @param files - Default: files that are named after their field and media type.
 * @returns `undefined` if JSON has no example.
 */
export function createSampleBody(
  mediaType: MediaType,
  value: Json | undefined,
  files: SampleFiles = {},
): SampleBody | undefined {
  const {type} = mediaType;
  const defaultFile = `file.${getExtension(chooseInRange(type) ?? '')}`;
  switch (getBodyFormat(mediaType)) {
    case 'json':
      return value === undefined ? undefined : {kind: 'json', value};
    case 'form':
      return createForm(listFields(mediaType, value));
    case 'multipart':
      return createMultipart(mediaType, listFields(mediaType, value), files);
    case 'file':
      return {kind: 'file', file: files['']?.[0]?.name ?? defaultFile};
    case 'text':
      if (value === undefined) return {kind: 'file', file: defaultFile};
      // Ranges that include all types include JSON.
      return typeof value !== 'string' && type.includes('*')
        ? {kind: 'json', value}
        : {kind: 'text', text: toPlainText(value)};
  }
}

const listFields = (mediaType: MediaType, value: Json | undefined): [FormField, Json][] =>
  (isStructured(value) ? (Object.entries(value) as [string, Json][]) : []).map(([name, member]) => [
    findField(mediaType, name),
    member,
  ]);

/** Returns a form's field. One that the document doesn't declare is text. */
export const findField = ({fields}: Pick<MediaType, 'fields'>, name: string): FormField =>
  fields.find((field) => field.name === name) ?? {name, isFile: false, isList: false, types: [], itemTypes: []};

/** Returns how the body of a media type is written: as JSON, as a form, as text such as XML, or as a file's content. */
export function getBodyFormat({type, isFile}: MediaType): SampleBody['kind'] {
  if (isJsonMediaType(type)) return 'json';
  if (isUrlEncoded(type)) return 'form';
  if (isMultipart(type)) return 'multipart';
  return isFile ? 'file' : 'text';
}

/**
 * Returns the media type of a body. A range such as `image/*` is replaced by the type of the file, or by a type that
 * suits the content.
 *
 * @param file - The file that the body consists of.
 */
export function getSentMediaType(body: SampleBody, {type}: MediaType, file?: SampleFile): string {
  if (body.kind === 'file' && file !== undefined && file.type !== '' && isInRanges(file.type, type)) return file.type;
  if (body.kind === 'json' && type.includes('*')) return 'application/json';
  return chooseInRange(type) ?? (body.kind === 'text' ? 'text/plain' : 'application/octet-stream');
}

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

/** Returns the usual extension of files with a media type, without a dot. */
export function getExtension(mediaType: string): string {
  const name = removeMediaTypeParameters(mediaType);
  const subtype = name.split('/')[1] ?? '';
  return extensions.get(name) ?? (/^[a-z0-9]{2,4}$/.test(subtype) ? subtype : 'bin');
}

function createMultipart(
  mediaType: MediaType,
  members: readonly (readonly [FormField, Json])[],
  files: SampleFiles,
): SampleBody {
  const [, subtype = ''] = /^multipart\/([^;\s]+)/.exec(mediaType.type.toLowerCase()) ?? [];
  return {
    kind: 'multipart',
    ...(subtype !== 'form-data' && {subtype: subtype === '*' ? 'mixed' : subtype}),
    parts: members.flatMap(([field, member]) => createParts(field, member, getOwn(files, field.name))),
  };
}

/** Creates the parts for a member. Each item of a list is a separate part. */
function createParts(
  {name, isFile, isList, contentType, mediaType, headers: declaredHeaders = []}: FormField,
  value: Json,
  files: readonly SampleFile[] | undefined,
): SamplePart[] {
  const headers = declaredHeaders
    .filter(isSentHeader)
    .map(({name: header, examples: [example]}) => [header, toPlainText(example?.value)] as const);
  const part = {name, mediaType, ...(headers.length > 0 && {headers})};
  if (isFile) {
    const extension = getExtension(mediaType ?? '');
    const numbers = isList ? ['-1', '-2'] : [''];
    // A file is next to the code, not in a folder that the document names.
    const fileName = name.replaceAll(/[/\\]/g, '-');
    return (files ?? numbers.map((number) => ({name: `${fileName}${number}.${extension}`, type: ''}))).map((file) => ({
      ...part,
      ...(file.type !== '' && !contentType?.includes('octet-stream') && {mediaType: file.type}),
      file: file.name,
    }));
  }
  const items: readonly Json[] = Array.isArray(value) && mediaType === undefined ? (value as readonly Json[]) : [value];
  return items.map((item) => ({
    ...part,
    ...(isStructured(item) && {mediaType: mediaType ?? 'application/json'}),
    text: toPlainText(item),
  }));
}

/** Returns whether a part has a header. It specifies its `Content-Type` separately. */
function isSentHeader({name, isRequired, examples: [example]}: Header): boolean {
  if (example?.value === undefined || (example.isGenerated && !isRequired)) return false;
  return isToken(name) && !/^content-type$/i.test(name);
}

/**
 * Creates a URL-encoded form, in which the `style` of the `encoding` applies to lists and objects. If there's none,
 * each item of a list is a field, and an object is JSON.
 *
 * @see https://spec.openapis.org/oas/v3.1.1#encoding-object
 */
function createForm(members: readonly (readonly [FormField, Json])[]): SampleBody {
  const fields = members.flatMap(([field, value]) => createFields(field, value));
  const hasDelimiters = fields.some(({values}) => values.length !== 1);
  // Encoding a delimiter would make it part of a value.
  if (hasDelimiters) return {kind: 'text', text: fields.map((field) => joinField(field, encodeForForm)).join('&')};
  return {kind: 'form', fields: fields.map(({name, values: [value = '']}) => [name, value])};
}

function createFields({name, style, explode, mediaType}: FormField, value: Json): SerializedField[] {
  const isJson = mediaType !== undefined || (style === undefined && isObject(value));
  return serializeFields(
    {name, style: style ?? 'form', explode: explode ?? (style === undefined || style === 'form')},
    isJson ? toPlainText(value) : value,
  );
}
