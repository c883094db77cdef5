import {didYouMean} from '@developer-docs/internal';
import type {Contract} from './contract/contract';
import type {Operation} from './contract/operations';
import {listErrorCodes} from './problems';
import {parseDuration, second} from './shared/clock';

/** The outcome of an asynchronous request that `Mock-*` headers determine. */
export interface PlannedOutcome {
  /** The error code that the request fails with. */
  readonly failureCode?: string;
  /** The number of polls after which the request finishes. If it isn't polled, it times out. */
  readonly polls?: number;
}

/** Instructions for the mock, which clients send in `Mock-*` headers. The real service doesn't have these headers. */
export interface MockDirectives {
  /** The error code to respond with. */
  readonly errorCode?: string;
  /** The outcome of the asynchronous request that the call creates. */
  readonly plannedOutcome: PlannedOutcome;
  /** How far the mock's clock advances before the call is processed, in milliseconds. */
  readonly advanceMs: number;
  /** The delay of the response in milliseconds. */
  readonly delayMs: number;
  /** Overrides the `webhookUrl` of the request body. */
  readonly webhookUrl?: string;
}

/** An error for an unknown directive or an invalid value. The mock responds with `400`. */
export class DirectiveError extends Error {
  override readonly name = 'DirectiveError';
}

const maxPolls = 1000;
const maxDelayMs = 60 * second;

/** The supported headers and the values that they accept. A test checks that the README describes them. */
export const directiveHeaders = {
  'Mock-Outcome': '`succeeded`, or `failed:` followed by an error code for this kind of request',
  'Mock-Polls': `an integer from 1 to ${maxPolls}`,
  'Mock-Error': 'an error code that the operation declares',
  'Mock-Webhook-Url': 'an `http` or `https` URL on localhost',
  'Mock-Advance': 'an ISO 8601 duration such as `P31D` or `PT90S`',
  'Mock-Delay': 'an ISO 8601 duration of at most 60 seconds',
} as const;

type DirectiveHeader = keyof typeof directiveHeaders;

/**
 * Parses the `Mock-*` headers of a call.
 *
 * @throws DirectiveError for an unknown header or an invalid value.
 */
export function parseDirectives(headers: Headers, operation: Operation, contract: Contract): MockDirectives {
  assertKnownHeaders(headers);
  const readHeader = <T>(
    name: DirectiveHeader,
    parse: (value: string) => T | undefined,
    expected: string = directiveHeaders[name],
  ) => {
    const value = headers.get(name)?.trim();
    const parsedValue = value === undefined ? undefined : parse(value);
    if (value !== undefined && parsedValue === undefined) {
      throw new DirectiveError(`${name} is "${value}". For ${operation.id}, send ${expected.replaceAll('`', '"')}.`);
    }
    return parsedValue;
  };
  const readCreationHeader = <T>(name: DirectiveHeader, parse: (value: string) => T | undefined, expected?: string) =>
    operation.requestKind === undefined
      ? readHeader<T>(name, () => undefined, `no ${name} header, because the operation doesn't create a request`)
      : readHeader(name, parse, expected);

  const codes = listErrorCodes(operation);
  const outcomes = ['succeeded', ...listFailureOutcomes(contract, operation.requestKind)];
  const errorCode = readHeader('Mock-Error', (value) => parseEnumValue(value, codes), `one of ${codes.join(', ')}`);
  const outcome = readCreationHeader(
    'Mock-Outcome',
    (value) => parseEnumValue(value, outcomes),
    `one of ${outcomes.join(', ')}`,
  );
  const polls = readCreationHeader('Mock-Polls', (value) =>
    /^[1-9]\d{0,3}$/.test(value) && Number(value) <= maxPolls ? Number(value) : undefined,
  );
  const webhookUrl = readCreationHeader('Mock-Webhook-Url', (value) => (isLoopbackUrl(value) ? value : undefined));
  const advanceMs = readHeader('Mock-Advance', parseDuration);
  const delayMs = readHeader('Mock-Delay', (value) => {
    const duration = parseDuration(value);
    return duration !== undefined && duration <= maxDelayMs ? duration : undefined;
  });
  return {
    ...(errorCode !== undefined && {errorCode}),
    plannedOutcome: {
      ...(outcome !== undefined && outcome !== 'succeeded' && {failureCode: outcome.slice('failed:'.length)}),
      ...(polls !== undefined && {polls}),
    },
    ...(webhookUrl !== undefined && {webhookUrl}),
    advanceMs: advanceMs ?? 0,
    delayMs: delayMs ?? 0,
  };
}

function assertKnownHeaders(headers: Headers): void {
  const knownNames = Object.keys(directiveHeaders);
  for (const name of headers.keys()) {
    if (name.startsWith('mock-') && !knownNames.some((candidate) => candidate.toLowerCase() === name)) {
      const hint = didYouMean(name, knownNames).trim() || `The supported headers are ${knownNames.join(', ')}.`;
      throw new DirectiveError(`Unknown header "${name}". ${hint}`);
    }
  }
}

const parseEnumValue = (value: string, values: readonly string[]) => (values.includes(value) ? value : undefined);

/** Lists the `Mock-Outcome` values that make a kind of request fail. */
function listFailureOutcomes(contract: Contract, kind: string | undefined): string[] {
  if (kind === undefined || !contract.hasSchema('ErrorCode')) {
    return [];
  }
  return Object.entries(contract.getEnumValues('ErrorCode'))
    .filter(([, {kinds, isOutcome}]) => isOutcome !== false && Array.isArray(kinds) && kinds.includes(kind))
    .map(([code]) => `failed:${code}`);
}

/** Returns whether a URL points to this machine. The mock doesn't send webhooks to other hosts. */
export function isLoopbackUrl(url: string): boolean {
  const {protocol, hostname} = URL.canParse(url) ? new URL(url) : {protocol: '', hostname: ''};
  return /^https?:$/.test(protocol) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
