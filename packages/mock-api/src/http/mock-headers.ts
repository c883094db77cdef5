import type {Contract} from '../contract/contract';
import type {Operation} from '../contract/operations';
import {didYouMean} from '../../../../plugins/shared/suggestions';
import {parseDuration} from '../state/clock';
import type {Ending} from '../state/store';
import {codesOf} from './refusal';

/** What a caller asks of the mock itself, in headers that the service does not know. */
export interface Wishes {
  /** The error code to answer with. */
  readonly error?: string;
  /** How the request that the call creates ends. */
  readonly ending: Ending;
  /** Moves the clock of the mock forward first, in milliseconds. */
  readonly advance: number;
  /** Holds the answer back, in milliseconds. */
  readonly delay: number;
  /** Where the webhook of the request goes instead of `webhookUrl`. */
  readonly webhookUrl?: string;
}

/** A header that the mock cannot follow. It is answered with 400 and is no error of the contract. */
export class WishError extends Error {
  override readonly name = 'WishError';
}

/** The announced headers: what each takes and what it does. README and the text at the start are made from this. */
export const mockHeaders = {
  'Mock-Outcome': {
    example: 'failed:content_rejected',
    takes: '`succeeded`, or `failed:` and an error code of this kind of request',
    does: 'decides how the request ends that the call creates',
  },
  'Mock-Reads': {
    example: '5',
    takes: 'a whole number from 1 to 1000',
    does: 'says which read of the request finds it finished; without it the second does',
  },
  'Mock-Error': {
    example: 'rate_limited',
    takes: 'an error code that the operation declares',
    does: 'answers with this error; errors of the server are remembered under the idempotency key',
  },
  'Mock-Webhook-Url': {
    example: 'http://localhost:8080/',
    takes: 'an address of this machine, `http` or `https`',
    does: 'sends the webhook of the request there instead of to `webhookUrl`',
  },
  'Mock-Advance': {
    example: 'PT61M',
    takes: 'days, hours, minutes and seconds as in `P31D` or `PT90S` (ISO 8601)',
    does: 'moves the clock of the mock forward before the call, so that tokens, links and requests expire',
  },
  'Mock-Delay': {
    example: 'PT3S',
    takes: 'seconds as in `PT3S`, at most 60',
    does: 'holds the answer back',
  },
} as const satisfies Record<string, {example: string; takes: string; does: string}>;

type MockHeader = keyof typeof mockHeaders;

/** Headers of a call by lower-case name. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads the announced headers.
 *
 * @throws WishError for a header that does not exist, or a value that it does not take.
 */
export function readWishes(headers: Headers, operation: Operation, contract: Contract): Wishes {
  const names = Object.keys(mockHeaders);
  const given = new Map(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('mock-') && typeof value === 'string' ? [[name, value.trim()] as const] : [],
    ),
  );
  for (const name of given.keys()) {
    if (!names.some((known) => known.toLowerCase() === name)) {
      throw new WishError(
        `The mock knows no header "${name}".${didYouMean(name, names)} It knows ${names.join(', ')}.`,
      );
    }
  }
  const read = <T>(
    name: MockHeader,
    parse: (value: string) => T | undefined,
    takes: string = mockHeaders[name].takes,
  ) => {
    const value = given.get(name.toLowerCase());
    const parsed = value === undefined ? undefined : parse(value);
    if (value !== undefined && parsed === undefined) {
      throw new WishError(`${name} is "${value}"; for ${operation.id} it takes ${takes.replaceAll('`', '"')}.`);
    }
    return parsed;
  };

  const codes = codesOf(operation);
  const endings = failures(contract, operation.requestKind);
  const creates = operation.requestKind !== undefined;
  const nothing = 'no value, because the operation creates no request';
  const error = read(
    'Mock-Error',
    (value) => (codes.includes(value) ? value : undefined),
    `one of ${codes.join(', ')}`,
  );
  const outcome = read(
    'Mock-Outcome',
    (value) => (creates && (value === 'succeeded' || endings.includes(value)) ? value : undefined),
    creates ? `one of succeeded, ${endings.join(', ')}` : nothing,
  );
  const reads = read(
    'Mock-Reads',
    (value) => (creates && /^[1-9][0-9]{0,3}$/.test(value) && Number(value) <= 1000 ? Number(value) : undefined),
    creates ? mockHeaders['Mock-Reads'].takes : nothing,
  );
  const webhookUrl = read(
    'Mock-Webhook-Url',
    (value) => (creates && isLoopback(value) ? value : undefined),
    creates ? mockHeaders['Mock-Webhook-Url'].takes : nothing,
  );
  const advance = read('Mock-Advance', parseDuration);
  const delay = read('Mock-Delay', (value) => {
    const time = parseDuration(value);
    return time !== undefined && time <= 60_000 ? time : undefined;
  });
  return {
    ...(error !== undefined && {error}),
    ending: {
      ...(outcome !== undefined && outcome !== 'succeeded' && {failsWith: outcome.slice('failed:'.length)}),
      ...(reads !== undefined && {reads}),
    },
    ...(webhookUrl !== undefined && {webhookUrl}),
    advance: advance ?? 0,
    delay: delay ?? 0,
  };
}

/** The values of `Mock-Outcome` that end a kind of request with an error. */
function failures(contract: Contract, kind: string | undefined): string[] {
  return Object.entries(contract.values('error-codes#ErrorCode'))
    .filter(([code, {kinds}]) => code !== 'result_expired' && Array.isArray(kinds) && kinds.includes(kind))
    .map(([code]) => `failed:${code}`);
}

/** Whether an address belongs to this machine. Nothing is ever sent anywhere else. */
export function isLoopback(address: string): boolean {
  const {protocol, hostname} = URL.canParse(address) ? new URL(address) : {protocol: '', hostname: ''};
  return /^https?:$/.test(protocol) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
