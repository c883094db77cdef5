import type {Contract} from './contract/contract';
import type {Operation} from './contract/operations';
import {declaredCodes} from './problems';
import {parseDuration, second} from './store/clock';
import type {PlannedOutcome} from './store/store';
import {suggest} from './validation/suggestions';

/** What a client asks of the mock itself, in `Mock-*` headers that the real service doesn't have. */
export interface MockDirectives {
  /** The error code of the response. */
  readonly errorCode?: string;
  /** How the asynchronous request ends that the call creates. */
  readonly plannedOutcome: PlannedOutcome;
  /** Advances the mock's clock before the call, in milliseconds. */
  readonly advance: number;
  /** Delays the response, in milliseconds. */
  readonly delay: number;
  /** Receives the webhook instead of `webhookUrl`. */
  readonly webhookUrl?: string;
}

/** A directive that doesn't exist or has an invalid value. The mock responds with `400`. */
export class DirectiveError extends Error {
  override readonly name = 'DirectiveError';
}

const maxReads = 1000;
const maxDelay = 60 * second;

/** The supported headers. The README and the startup message list them from here. */
export const directiveHeaders = {
  'Mock-Outcome': {
    example: 'failed:content_rejected',
    accepts: '`succeeded`, or `failed:` and an error code of this kind of request',
    effect: 'Decides how the created request ends.',
  },
  'Mock-Reads': {
    example: '5',
    accepts: `an integer from 1 to ${maxReads}`,
    effect: 'Sets how many status reads it takes until the created request is finished (default: 2).',
  },
  'Mock-Error': {
    example: 'rate_limited',
    accepts: 'an error code that the operation declares',
    effect: 'Returns this error. Nothing is created, and an idempotency key stays unused.',
  },
  'Mock-Webhook-Url': {
    example: 'http://localhost:8080/',
    accepts: 'an `http` or `https` URL on localhost',
    effect: 'Sends the webhook there instead of to `webhookUrl`.',
  },
  'Mock-Advance': {
    example: 'PT61M',
    accepts: 'an ISO 8601 duration such as `P31D` or `PT90S`',
    effect: "Advances the mock's clock before the call, so that tokens, links and requests expire.",
  },
  'Mock-Delay': {
    example: 'PT3S',
    accepts: 'an ISO 8601 duration of at most 60 seconds',
    effect: 'Delays the response.',
  },
} as const satisfies Record<string, {example: string; accepts: string; effect: string}>;

type DirectiveHeader = keyof typeof directiveHeaders;

/**
 * Parses the `Mock-*` headers of a call.
 *
 * @throws DirectiveError for an unknown header or an invalid value.
 */
export function parseDirectives(headers: Headers, operation: Operation, contract: Contract): MockDirectives {
  assertKnownHeaders(headers);
  const read = <T>(
    name: DirectiveHeader,
    parse: (value: string) => T | undefined,
    accepts: string = directiveHeaders[name].accepts,
  ) => {
    const value = headers.get(name)?.trim();
    const parsed = value === undefined ? undefined : parse(value);
    if (value !== undefined && parsed === undefined) {
      throw new DirectiveError(`${name} is "${value}". For ${operation.id}, send ${accepts.replaceAll('`', '"')}.`);
    }
    return parsed;
  };
  const readForCreation = <T>(name: DirectiveHeader, parse: (value: string) => T | undefined, accepts?: string) =>
    operation.requestKind === undefined
      ? read<T>(name, () => undefined, 'no such header, because the operation creates no request')
      : read(name, parse, accepts);

  const codes = declaredCodes(operation);
  const outcomes = ['succeeded', ...failureOutcomes(contract, operation.requestKind)];
  const errorCode = read('Mock-Error', (value) => oneOf(value, codes), `one of ${codes.join(', ')}`);
  const outcome = readForCreation('Mock-Outcome', (value) => oneOf(value, outcomes), `one of ${outcomes.join(', ')}`);
  const reads = readForCreation('Mock-Reads', (value) =>
    /^[1-9]\d{0,3}$/.test(value) && Number(value) <= maxReads ? Number(value) : undefined,
  );
  const webhookUrl = readForCreation('Mock-Webhook-Url', (value) => (isLoopbackUrl(value) ? value : undefined));
  const advance = read('Mock-Advance', parseDuration);
  const delay = read('Mock-Delay', (value) => {
    const duration = parseDuration(value);
    return duration !== undefined && duration <= maxDelay ? duration : undefined;
  });
  return {
    ...(errorCode !== undefined && {errorCode}),
    plannedOutcome: {
      ...(outcome !== undefined && outcome !== 'succeeded' && {failureCode: outcome.slice('failed:'.length)}),
      ...(reads !== undefined && {reads}),
    },
    ...(webhookUrl !== undefined && {webhookUrl}),
    advance: advance ?? 0,
    delay: delay ?? 0,
  };
}

function assertKnownHeaders(headers: Headers): void {
  const known = Object.keys(directiveHeaders);
  for (const name of headers.keys()) {
    if (name.startsWith('mock-') && !known.some((candidate) => candidate.toLowerCase() === name)) {
      const hint = suggest(name, known) ?? `The headers are ${known.join(', ')}.`;
      throw new DirectiveError(`The mock has no header "${name}". ${hint}`);
    }
  }
}

const oneOf = (value: string, values: readonly string[]) => (values.includes(value) ? value : undefined);

/** The values of `Mock-Outcome` with which a kind of request can fail. */
function failureOutcomes(contract: Contract, kind: string | undefined): string[] {
  if (kind === undefined || !contract.hasSchema('ErrorCode')) {
    return [];
  }
  return Object.entries(contract.enumValues('ErrorCode'))
    .filter(([code, {kinds}]) => code !== 'result_expired' && Array.isArray(kinds) && kinds.includes(kind))
    .map(([code]) => `failed:${code}`);
}

/** Whether a URL points to this machine. The mock sends webhooks nowhere else. */
export function isLoopbackUrl(url: string): boolean {
  const {protocol, hostname} = URL.canParse(url) ? new URL(url) : {protocol: '', hostname: ''};
  return /^https?:$/.test(protocol) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
