import type {FieldError} from '@developer-docs/mock-api';
import {arrayAt, isObject, tryParseJson, type Json} from '@developer-docs/utils';
import type {ConsoleResponse} from './messages';

/** The length at which the body of a response is no longer parsed and highlighted, which would block the page. */
const maxParsedLength = 300_000;

/** The same limit in lines: each value of JSON, and each end of a list or object, has its own. */
const maxParsedLines = 5000;

/** How much of a longer body is shown. */
export const maxShownLength = 50_000;

/** Returns whether only the start of a response is shown, as plain text. */
export const isLong = ({body}: Pick<ConsoleResponse, 'body'>): boolean =>
  typeof body === 'string' &&
  (body.length > maxParsedLength || (body.match(/[,[{\n]/g)?.length ?? 0) >= maxParsedLines);

/** Returns the JSON in a response; `undefined` if it has none, or too much. */
export const parseResponse = (response: ConsoleResponse): Json | undefined =>
  typeof response.body === 'string' && !isLong(response) ? tryParseJson(response.body) : undefined;

/** Finds the field errors in a problem document, the body of a response. */
export const findFieldErrors = (body: Json | undefined): FieldError[] =>
  arrayAt(body, 'errors').filter((error): error is FieldError => isObject(error));

/** Returns the seconds in `Retry-After`, which can also be a date; `undefined` if there's no valid value. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(1, seconds);
}
