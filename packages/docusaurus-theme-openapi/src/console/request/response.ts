import type {Json} from '@developer-docs/utils';
import {generateCurlSample, type SampleRequest} from '@developer-docs/openapi';
import type {SandboxRequest, SandboxResponse} from '../sandbox';
import {tryParseJson} from './json-depth';

/** The length from which on the body of a response isn't parsed and highlighted, which would block the page. */
const maxParsedLength = 300_000;

/** The number of lines from which on it isn't, either. Each value of JSON, and each end of a list or object, has its own. */
const maxParsedLines = 5000;

/** How much of a longer body is shown. */
export const maxShownLength = 50_000;

/** Returns whether only the start of a response is shown, as plain text. */
export const isLong = ({body}: Pick<SandboxResponse, 'body'>): boolean =>
  typeof body === 'string' &&
  (body.length > maxParsedLength || (body.match(/[,[{\n]/g)?.length ?? 0) >= maxParsedLines);

/** Returns the JSON in a response; `undefined` if it has none, or too much. */
export const parseResponse = (response: SandboxResponse): Json | undefined =>
  typeof response.body === 'string' && !isLong(response) ? tryParseJson(response.body) : undefined;

/**
 * Returns the seconds in `Retry-After`, which can also be a date (RFC 9110, section 10.2.3). Dates are compared with the
 * clock of the server, if it sends its time.
 *
 * @returns `undefined` if there's no valid value.
 */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.max(1, Number(value));
  const time = Date.parse(value);
  if (Number.isNaN(time)) return undefined;
  const serverTime = Date.parse(headers.get('Date') ?? '');
  return Math.max(1, Math.ceil((time - (Number.isNaN(serverTime) ? now : serverTime)) / 1000));
}

/**
 * Generates the cURL command for a request that was sent. Its credentials are variables.
 *
 * @param sample - The request before credentials were inserted.
 */
export function createCurlCommand(sample: SampleRequest, {headers, body}: SandboxRequest): string {
  const names = new Set(sample.headers.map(([name]) => name.toLowerCase()));
  const isForm = sample.body?.kind === 'multipart';
  const added = Object.entries(headers).filter(
    ([name]) =>
      !names.has(name.toLowerCase()) &&
      // cURL creates these.
      !(sample.basicAuth !== undefined && /^authorization$/i.test(name)) &&
      !(isForm && /^content-type$/i.test(name)),
  );
  return generateCurlSample({
    ...sample,
    headers: [...sample.headers, ...added],
    // JSON is sent as the reader typed it.
    ...(typeof body === 'string' && {body: {kind: 'text' as const, text: body}}),
  });
}
