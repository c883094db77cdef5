import {getOwn} from '@developer-docs/utils';

/** A common media type in each range. */
const commonTypes: Readonly<Record<string, string>> = {
  'application/*': 'application/octet-stream',
  'audio/*': 'audio/mpeg',
  'image/*': 'image/png',
  'text/*': 'text/plain',
  'video/*': 'video/mp4',
};

/**
 * Returns a media type that a range such as `image/*` contains, the media type itself if it isn't a range, or
 * `undefined` if the range contains different kinds of content.
 */
export const chooseInRange = (range: string): string | undefined =>
  range.includes('*') ? getOwn(commonTypes, range.toLowerCase()) : range;

/** Returns a media type in lowercase without parameters: `text/html` for `Text/HTML; charset=utf-8`. */
export const removeMediaTypeParameters = (mediaType: string): string =>
  (mediaType.split(';')[0] ?? '').trim().toLowerCase();

/** Returns whether media ranges such as `image/png, text/*` or `application/*+json` contain a media type. */
export const isInRanges = (type: string, ranges: string): boolean =>
  ranges.split(',').some((range) => {
    const name = removeMediaTypeParameters(range);
    const [start = '', end, ...rest] = name.split('*');
    if (name === '*/*' || end === undefined) return name === '*/*' || name === type;
    return rest.length === 0 && type.startsWith(start) && type.endsWith(end);
  });

/** Returns whether a media type is JSON, such as `application/merge-patch+json`. */
export const isJsonMediaType = (mediaType: string): boolean => /[/+]json(?![\w-])/i.test(mediaType);

export const isXmlMediaType = (mediaType: string): boolean => /[/+]xml\b/i.test(mediaType);

export const isUrlEncoded = (mediaType: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(mediaType);

export const isMultipart = (mediaType: string): boolean => /^multipart\//i.test(mediaType);

/**
 * How media types of text end: `application/json`, `image/svg+xml`, `application/x-yaml`. Other types that contain
 * these words, such as Microsoft Office types (`openxmlformats`), are files.
 */
const textEndings = `json json5 jsonl json-seq ndjson xml xml-dtd yaml yml toml csv javascript ecmascript graphql sql
  x-www-form-urlencoded`
  .split(/\s+/)
  .flatMap((name) => ['/', '+', '.', '-'].map((separator) => separator + name));

/** Returns whether the body of a response is text instead of a file. A body without a media type is text. */
export function isTextMediaType(contentType: string): boolean {
  const type = removeMediaTypeParameters(contentType);
  return type === '' || type.startsWith('text/') || textEndings.some((ending) => type.endsWith(ending));
}

const token = String.raw`[-!#$%&'*+.^_\`|~\w]+`;
const quotedString = String.raw`"(?:\\.|[^"\\])*"`;
const tokenPattern = new RegExp(`^${token}$`);
const mediaTypePattern = new RegExp(
  String.raw`^${token}/${token}(?:\s*;(?:\s*${token}=(?:${token}|${quotedString}))?)*\s*$`,
);

/** Returns whether HTTP allows text as a method or a header's name. It can contain `'` and `$`. */
export const isToken = (text: string): boolean => tokenPattern.test(text);

/** Returns whether text is a media type or range with any parameters, such as `text/plain; charset=utf-8`. */
export const isMediaType = (text: string): boolean => mediaTypePattern.test(text) && !/\p{Cc}/u.test(text);
