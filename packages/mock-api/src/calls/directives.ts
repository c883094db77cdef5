import {didYouMean} from '@developer-docs/utils';
import {parseDuration, secondMs} from '../clock.js';
import type {MockOperation} from '../contract/mock-operation.js';
import type {MockBehavior, ReadDirective} from '../extension.js';
import {listErrorCodes, ProblemError} from '../problems.js';

/** Instructions for the mock, which clients send in `Mock-*` headers. The real service doesn't have these headers. */
export interface MockDirectives {
  /** The error code to respond with. */
  readonly errorCode?: string;
  /** How far the mock's clock advances before the call is processed, in milliseconds. */
  readonly advanceMs: number;
  /** The delay of the response in milliseconds. */
  readonly delayMs: number;
  /** What the extension's `directives.parse` returned. */
  readonly custom: unknown;
}

const createDirectiveError = (detail: string) => new ProblemError('invalid_directive', {detail});

const maxDelayMs = 60 * secondMs;

/** The supported headers and the values that they accept. The README describes them. */
export const directiveHeaders = {
  'Mock-Error': 'an error code that the operation declares',
  'Mock-Advance': 'an ISO 8601 duration such as `P31D` or `PT90S`',
  'Mock-Delay': 'an ISO 8601 duration of at most 60 seconds',
} as const;

/**
 * Parses the `Mock-*` headers of a call.
 *
 * @throws ProblemError with `invalid_directive` for an unknown header or an invalid value.
 */
export function parseDirectives(
  headers: Headers,
  operation: MockOperation,
  {directives}: Pick<MockBehavior, 'directives'>,
): MockDirectives {
  const allHeaders: Readonly<Record<string, string>> = {...directiveHeaders, ...directives?.headers};
  assertKnownHeaders(headers, Object.keys(allHeaders));
  const readHeader: ReadDirective = (name, parse, expected = allHeaders[name] ?? '') => {
    const value = headers.get(name)?.trim();
    const parsedValue = value === undefined ? undefined : parse(value);
    if (value !== undefined && parsedValue === undefined) {
      throw createDirectiveError(`${name} is "${value}". For ${operation.id}, send ${expected.replaceAll('`', '"')}.`);
    }
    return parsedValue;
  };
  const codes = listErrorCodes(operation);
  const expectedCode =
    codes.length === 0
      ? 'no such header, or add an example with this key to one of its error responses'
      : `one of ${codes.join(', ')}`;
  const errorCode = readHeader('Mock-Error', (value) => (codes.includes(value) ? value : undefined), expectedCode);
  const custom = directives?.parse(readHeader, operation);
  const advanceMs = readHeader('Mock-Advance', parseDuration);
  const delayMs = readHeader('Mock-Delay', (value) => {
    const duration = parseDuration(value);
    return duration !== undefined && duration <= maxDelayMs ? duration : undefined;
  });
  return {
    errorCode,
    custom,
    advanceMs: advanceMs ?? 0,
    delayMs: delayMs ?? 0,
  };
}

function assertKnownHeaders(headers: Headers, knownNames: readonly string[]): void {
  for (const name of headers.keys()) {
    if (name.startsWith('mock-') && !knownNames.some((candidate) => candidate.toLowerCase() === name)) {
      const hint = didYouMean(name, knownNames).trim() || `The supported headers are ${knownNames.join(', ')}.`;
      throw createDirectiveError(`Unknown header "${name}". ${hint}`);
    }
  }
}
