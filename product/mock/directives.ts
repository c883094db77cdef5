import type {MockOperation, ReadDirective} from '@developer-docs/mock-api';
import {isLoopbackUrl, isObject, objectAt, toObject, type JsonObject} from '@developer-docs/utils';
import type {ProductContract} from './product-contract';

/** The outcome of an asynchronous request that `Mock-*` headers determine. */
export interface PlannedOutcome {
  /** The error code that the request fails with. */
  readonly failureCode?: string;
  /** The number of polls after which the request finishes. If it isn't polled, it times out. */
  readonly polls?: number;
}

/** The values of this API's `Mock-*` headers. */
export type RequestDirectives = ReturnType<typeof parseRequestDirectives>;

const maxPolls = 1000;

/** Returns the kind of asynchronous request that an operation creates (`x-request-kind`). */
export function getRequestKind({extensions}: MockOperation): string | undefined {
  const kind = extensions['x-request-kind'];
  return typeof kind === 'string' ? kind : undefined;
}

/**
 * Parses a call's headers.
 *
 * @returns The outcome of the asynchronous request that the call creates, and what overrides its `webhookUrl`.
 */
export function parseRequestDirectives(read: ReadDirective, operation: MockOperation, contract: ProductContract) {
  const kind = getRequestKind(operation);
  if (kind === undefined) return {plannedOutcome: {}, webhookUrl: undefined};
  const outcomes = ['succeeded', ...listFailureOutcomes(contract.getEnumValues('ErrorCode'), kind)];
  const outcome = read('Mock-Outcome', `one of ${outcomes.join(', ')}`, (value) =>
    outcomes.includes(value) ? value : undefined,
  );
  const [, failureCode] = outcome?.split(':') ?? [];
  const polls = read('Mock-Polls', `an integer from 1 to ${maxPolls}`, (value) =>
    /^[1-9]\d{0,3}$/.test(value) && Number(value) <= maxPolls ? Number(value) : undefined,
  );
  const webhookUrl = read('Mock-Webhook-Url', 'an "http" or "https" URL on localhost', (value) =>
    isLoopbackUrl(value) ? value : undefined,
  );
  const plannedOutcome: PlannedOutcome = {failureCode, polls};
  return {plannedOutcome, webhookUrl};
}

/**
 * Describes `Mock-Outcome` for the console.
 *
 * @param documents - The OpenAPI documents, with references resolved.
 */
export function createOutcomeHeader(errorCodes: JsonObject, documents: readonly unknown[]) {
  const operations = documents
    .flatMap((document) => Object.values(objectAt(document, 'paths')))
    .flatMap((pathItem) => Object.values(toObject(pathItem)))
    .filter(isObject);
  const values: Record<string, string[]> = {};
  for (const {operationId, 'x-request-kind': kind} of operations) {
    if (typeof kind === 'string') values[String(operationId)] = listFailureOutcomes(errorCodes, kind);
  }
  return {header: 'Mock-Outcome', label: 'Outcome of the request', values};
}

/** Lists the `Mock-Outcome` values that make a kind of request fail. */
const listFailureOutcomes = (errorCodes: JsonObject, kind: string): string[] =>
  Object.keys(errorCodes)
    .filter((code) => {
      const {kinds, isOutcome} = objectAt(errorCodes, code);
      return isOutcome !== false && Array.isArray(kinds) && kinds.includes(kind);
    })
    .map((code) => `failed:${code}`);
