/**
 * The media types of text, without parameters. Other types that contain these words, such as those of Microsoft Office
 * (`openxmlformats`), are files.
 */
const textTypes =
  /^(?:text\/.*|.*[/+.-](?:json5?|jsonl|json-seq|ndjson|xml|xml-dtd|ya?ml|toml|csv|javascript|ecmascript|graphql|sql|x-www-form-urlencoded))?$/;

/** Returns whether a response body is shown as text instead of as a file. A body without a media type is text. */
export const isTextMediaType = (contentType: string): boolean =>
  textTypes.test((contentType.split(';')[0] ?? '').trim().toLowerCase());
