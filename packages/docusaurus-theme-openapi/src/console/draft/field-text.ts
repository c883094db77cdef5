import {chooseExample, getBodyFormat, isStructured, type MediaType, type SampleKind} from '@developer-docs/openapi';
import {stringifyJson, toPlainText, tryParseJson, type Json} from '@developer-docs/utils';

/*
 * A draft consists of texts. These functions convert values to texts, and back.
 */

/**
 * Converts the value of a parameter or form field to text. Commas separate an array's items, unless they contain
 * commas.
 */
export function formatFieldValue(mediaType: string | undefined, value: Json | undefined): string {
  if (value === undefined) return '';
  const items = Array.isArray(value) && mediaType === undefined ? (value as readonly Json[]) : [];
  const isList = items.length > 0 && items.every((item) => !isStructured(item) && !toPlainText(item).includes(','));
  return isList ? items.map(toPlainText).join(',') : toPlainText(value);
}

/**
 * Converts the text of a parameter or form field to the value to serialize. Objects are JSON, and arrays are JSON or
 * items that are separated by commas.
 */
export function parseFieldValue(types: readonly string[], mediaType: string | undefined, text: string): Json {
  const value = tryParseJson(text);
  const acceptsStructure = types.length === 0 || types.includes('array') || types.includes('object');
  const isJson = mediaType !== undefined && !types.includes('string');
  if (value !== undefined && (isJson || (isStructured(value) && acceptsStructure))) return value;
  return types.includes('array') ? text.split(',').map((item) => item.trim()) : text;
}

export function parseForm(text: string): Readonly<Record<string, Json>> {
  const value = tryParseJson(text);
  return isStructured(value) ? {...(value as Readonly<Record<string, Json>>)} : {};
}

/** The text of a file in a form's JSON, and of a body that's a file. */
export const fileText = 'file';

/** Creates the text of a body from the example of a media type. */
export function createBody(mediaType: MediaType, kind: SampleKind): string {
  const value = chooseExample(mediaType.examples, kind)?.value;
  if (getBodyFormat(mediaType) === 'file') return fileText;
  return value === undefined ? '' : formatBody(mediaType, value);
}

/** Formats an example of a body as a draft's text. */
export const formatBody = (mediaType: MediaType, value: Json): string =>
  getBodyFormat(mediaType) === 'text' ? toPlainText(value) : stringifyJson(value, 2);
