import {didYouMean} from '@developer-docs/utils';
import type {MockOperation} from '../contract/mock-operation.js';
import {parseDuration, secondMs} from '../extension/clock.js';
import type {MockBehavior, ReadDirective} from '../extension/extension.js';
import {ProblemError} from '../extension/problem-error.js';

const createDirectiveError = (detail: string) => new ProblemError('invalid_directive', {detail});

const maxDelayMs = 60 * secondMs;

export type Directives = ReturnType<typeof parseDirectives>;

/**
 * Parses the `Mock-*` headers of a call, which are instructions for the mock. The real service doesn't have them.
 *
 * @returns The code of the error to respond with, what the extension's `parseDirectives` returned, and durations in
 *   milliseconds: how far the mock's clock advances before the call, and the delay of the response.
 * @throws ProblemError with `invalid_directive` for an unknown header or an invalid value.
 */
export function parseDirectives(
  headers: Headers,
  operation: MockOperation,
  {parseDirectives: parseCustom}: Pick<MockBehavior, 'parseDirectives'>,
) {
  const knownNames: string[] = [];
  const read: ReadDirective = (name, expected, parse) => {
    knownNames.push(name);
    const value = headers.get(name)?.trim();
    const parsedValue = value === undefined ? undefined : parse(value);
    if (value !== undefined && parsedValue === undefined) {
      throw createDirectiveError(`${name} is "${value}". For ${operation.id}, send ${expected}.`);
    }
    return parsedValue;
  };
  const codes = operation.responses.flatMap(({errorCodes}) => errorCodes);
  const expectedCode =
    codes.length === 0
      ? 'no such header, or add an example with this key to one of its error responses'
      : `one of ${codes.join(', ')}`;
  const errorCode = read('Mock-Error', expectedCode, (value) => (codes.includes(value) ? value : undefined));
  const custom = parseCustom?.(read, operation);
  const advanceMs = read('Mock-Advance', 'an ISO 8601 duration such as "P31D" or "PT90S"', parseDuration) ?? 0;
  const delayMs =
    read('Mock-Delay', 'an ISO 8601 duration of at most 60 seconds', (value) => {
      const duration = parseDuration(value);
      return duration !== undefined && duration <= maxDelayMs ? duration : undefined;
    }) ?? 0;
  const unknown = [...headers.keys()].find(
    (name) => name.startsWith('mock-') && !knownNames.some((known) => known.toLowerCase() === name),
  );
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, knownNames).trim() || `The supported headers are ${knownNames.join(', ')}.`;
    throw createDirectiveError(`Unknown header "${unknown}". ${hint}`);
  }
  return {errorCode, custom, advanceMs, delayMs};
}
