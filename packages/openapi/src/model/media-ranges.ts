/** A common media type in each range. */
const commonTypes = new Map(
  Object.entries({
    'application/*': 'application/octet-stream',
    'audio/*': 'audio/mpeg',
    'image/*': 'image/png',
    'text/*': 'text/plain',
    'video/*': 'video/mp4',
  }),
);

/**
 * Returns a media type that a range such as `image/*` contains, the media type itself if it isn't a range, or `undefined`
 * if the range contains different kinds of content.
 */
export const chooseInRange = (range: string): string | undefined =>
  range.includes('*') ? commonTypes.get(range.toLowerCase()) : range;

/** Returns whether media ranges such as `image/png, text/*` contain a media type. */
export const isInRanges = (type: string, ranges: string): boolean =>
  ranges.split(',').some((range) => {
    const [name = ''] = range.trim().toLowerCase().split(';');
    return name === '*/*' || name === type || (name.endsWith('/*') && type.startsWith(name.slice(0, -1)));
  });

/**
 * The media types of text, without parameters. Other types that contain these words, such as Microsoft Office types
 * (`openxmlformats`), are files.
 */
const textTypes =
  /^(?:text\/.*|.*[/+.-](?:json5?|jsonl|json-seq|ndjson|xml|xml-dtd|ya?ml|toml|csv|javascript|ecmascript|graphql|sql|x-www-form-urlencoded))?$/;

/** Returns whether the body of a response is text instead of a file. A body without a media type is text. */
export const isTextMediaType = (contentType: string): boolean =>
  textTypes.test((contentType.split(';')[0] ?? '').trim().toLowerCase());

const token = String.raw`[-!#$%&'*+.^_\`|~\w]+`;
const quotedString = String.raw`"(?:\\.|[^"\\])*"`;
const tokenPattern = new RegExp(`^${token}$`);
const mediaTypePattern = new RegExp(
  String.raw`^${token}/${token}(?:\s*;(?:\s*${token}=(?:${token}|${quotedString}))?)*\s*$`,
);

/** Returns whether HTTP allows text as a method or the name of a header. It can contain `'` and `$`. */
export const isToken = (text: string): boolean => tokenPattern.test(text);

/** Returns whether text is a media type or range with any parameters, such as `text/plain; charset=utf-8`. */
export const isMediaType = (text: string): boolean => mediaTypePattern.test(text) && !/\p{Cc}/u.test(text);
