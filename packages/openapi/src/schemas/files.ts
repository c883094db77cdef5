import type {JsonObject} from '@developer-docs/utils';

/**
 * Returns whether a value is a file's content: in OpenAPI 3.0, a string with the format `binary`; in 3.1, a string with
 * a `contentMediaType` and without a `contentEncoding`, because Base64 is text.
 */
export const isFileSchema = ({format, contentMediaType, contentEncoding}: JsonObject): boolean =>
  format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
