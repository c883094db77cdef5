import {findClosest} from '../../../../plugins/shared/suggestions';
import {toFieldErrors, type FieldError} from '../contract/field-errors';
import {isObject, type JsonObject} from '../contract/json';
import type {Method, Operation} from '../contract/operations';
import {handlers} from '../operations';
import type {Answer, Call, Service} from '../operations/call';
import {crossFieldErrors} from '../rules/cross-field';
import {invalid} from '../operations/periods';
import {Links} from '../results/links';
import {authenticate, authorize, type Caller} from '../rules/credentials';
import type {IdempotencyKeys, Recorded} from '../rules/idempotency';
import {limitHeaders, type RateLimits} from '../rules/rate-limit';
import type {Work} from '../state/store';
import {checkAnswer} from './check-answer';
import {readWishes, WishError, type Headers, type Wishes} from './mock-headers';
import {readParameters} from './parameters';
import {problemBody, Refusal, responseFor} from './refusal';

/** An HTTP request that has arrived whole. */
export interface Arrived {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Buffer;
}

export interface Outgoing {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
  /** Id of the operation; absent when there is none at the address. */
  readonly operation?: string;
  /** The request that the call created, and where its webhook goes. */
  readonly created?: {readonly work: Work; readonly webhookUrl?: string; readonly links: Links};
}

/** What the API needs beside what the operations need. */
export interface ApiState extends Service {
  readonly rateLimits: RateLimits;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Headers that were set for the next call of an operation. */
  readonly takeNext: (operationId: string) => Headers;
}

/** Answers a call of the API. Every answer of the contract is checked before it leaves. */
export async function answerCall(arrived: Arrived, callId: string, state: ApiState): Promise<Outgoing> {
  const found = findOperation(state.contract.operations, arrived, state.contract.basePath);
  if (!('id' in found)) {
    return {...found, headers: {...found.headers, 'Request-Id': callId}};
  }
  const progress: {limit?: Record<string, string>} = {};
  let outgoing: Outgoing;
  try {
    outgoing = await carryOut(arrived, found, callId, state, progress);
  } catch (error) {
    if (error instanceof WishError) {
      return {
        ...plainProblem(400, 'The mock cannot do this', error.message, {'Request-Id': callId}),
        operation: found.id,
      };
    }
    if (!(error instanceof Refusal)) {
      throw error;
    }
    const status = responseFor(found, error.code)?.status ?? 500;
    const body = problemBody(found, error, callId);
    outgoing = {status, headers: {...simulated(found, error.code), ...progress.limit, ...error.about.headers}, body};
  }
  return checkAnswer(
    found,
    {...outgoing, operation: found.id, headers: {...outgoing.headers, 'Request-Id': callId}},
    state.contract,
  );
}

async function carryOut(
  arrived: Arrived,
  operation: Operation,
  callId: string,
  state: ApiState,
  progress: {limit?: Record<string, string>},
): Promise<Outgoing> {
  const headers = {...arrived.headers, ...state.takeNext(operation.id)};
  const wishes = readWishes(headers, operation, state.contract);
  state.advance(wishes.advance);
  const now = state.now();
  const wishedStatus = wishes.error === undefined ? 0 : (responseFor(operation, wishes.error)?.status ?? 0);
  if (wishes.error !== undefined && wishedStatus < 500) {
    await state.wait(wishes.delay);
    throw new Refusal(wishes.error);
  }
  const caller = authenticate(operation, text(headers.authorization), text(headers.origin), state.store, now);
  progress.limit = limitHeaders(state.rateLimits.count(operation, caller, now));
  authorize(operation, caller);
  const sent = operation.body === undefined ? {} : readBody(arrived, state);
  const parameters = readParameters(
    operation,
    arrived.url,
    pathValues(operation, arrived.url, state),
    headers,
    state.contract,
  );
  const errors = [...parameters.errors, ...bodyErrors(operation, sent, state)];
  if (errors.length > 0) {
    throw invalid(errors);
  }
  const key = parameters.values['Idempotency-Key'];
  const answer = await once(arrived, caller, typeof key === 'string' ? key : undefined, state, async () => {
    await state.wait(wishes.delay);
    if (wishes.error !== undefined) {
      const refusal = new Refusal(wishes.error);
      return {
        status: wishedStatus,
        headers: simulated(operation, wishes.error),
        body: problemBody(operation, refusal, callId),
      };
    }
    const links = new Links(state.contract, arrived.url.origin, now);
    const call: Call = {
      operation,
      caller,
      parameters: parameters.values,
      body: {...operation.body?.defaults, ...sent},
      sent,
      wishes,
      now,
      links,
    };
    return withWebhook(handlers[operation.id]?.(call, state), wishes, call);
  });
  return {...answer, headers: {...progress.limit, ...answer.headers}};
}

/** Carries a call out, or answers what the first call with the same key was answered. */
async function once(
  arrived: Arrived,
  caller: Caller,
  key: string | undefined,
  {idempotencyKeys, now}: ApiState,
  run: () => Promise<Outgoing>,
): Promise<Outgoing> {
  if (key === undefined) {
    return run();
  }
  const call = {
    path: `${arrived.method} ${arrived.url.pathname}`,
    credential: caller.credential,
    body: arrived.body.toString('utf8'),
  };
  const first = idempotencyKeys.take(caller.account.id, key, call, now());
  if (first !== undefined) {
    return {...first, headers: {...first.headers, 'Idempotent-Replayed': 'true'}};
  }
  try {
    const answer = await run();
    const {status, headers, body}: Recorded & Outgoing = answer;
    if (status < 400) {
      idempotencyKeys.settle(caller.account.id, key, {status, headers, body});
    } else {
      idempotencyKeys.release(caller.account.id, key);
    }
    return answer;
  } catch (error) {
    idempotencyKeys.release(caller.account.id, key);
    throw error;
  }
}

function withWebhook(answer: Answer | undefined, wishes: Wishes, {operation, sent, links}: Call): Outgoing {
  if (answer === undefined) {
    throw new Error(`The mock has no handler for the operation ${operation.id}.`);
  }
  const {status, body, headers = {}, work} = answer;
  const webhookUrl = wishes.webhookUrl ?? (typeof sent.webhookUrl === 'string' ? sent.webhookUrl : undefined);
  return {
    status,
    body,
    headers,
    ...(work && {created: {work, links, ...(webhookUrl !== undefined && {webhookUrl})}}),
  };
}

/** Headers that an error needs when it is asked for by name. */
function simulated(operation: Operation, code: string): Record<string, string> {
  const status = responseFor(operation, code)?.status;
  if (status === 401) {
    return {'WWW-Authenticate': code === 'missing_credentials' ? 'Bearer' : 'Bearer error="invalid_token"'};
  }
  const {limit, window} = operation.rateLimit;
  const remaining = code === 'rate_limited' ? 0 : limit - 1;
  const counted = limitHeaders({limit, window, remaining, reset: code === 'rate_limited' ? 2 : window});
  const isRetryable = status === 429 || status === 503 || code === 'idempotency_key_in_use';
  return {...counted, ...(isRetryable && {'Retry-After': '2'})};
}

/** @throws Refusal with `body_too_large`, `unsupported_media_type` or `malformed_body`. */
function readBody({headers, body}: Arrived, {contract}: ApiState): JsonObject {
  const most = contract.number('limits#Limit', 'body-size', 'value');
  if (body.length > most) {
    throw new Refusal('body_too_large', {detail: `The body has ${body.length} bytes; at most ${most} are taken.`});
  }
  const type = text(headers['content-type']);
  if (type?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    const detail = type === undefined ? 'The Content-Type header is missing.' : `The body is declared as ${type}.`;
    throw new Refusal('unsupported_media_type', {detail});
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(body));
  } catch (error) {
    throw new Refusal('malformed_body', {detail: `${(error as Error).message}.`});
  }
  if (!isObject(value)) {
    throw new Refusal('malformed_body', {detail: 'The body is JSON, and no object.'});
  }
  return value;
}

function bodyErrors(operation: Operation, sent: JsonObject, {contract}: ApiState): FieldError[] {
  if (operation.body === undefined) {
    return [];
  }
  const errors = toFieldErrors(contract.validator.sent(operation.body.schema, sent));
  return errors.length > 0 ? errors : crossFieldErrors(sent);
}

/** The operation that a method and an address name, or the answer when there is none. */
function findOperation(
  operations: readonly Operation[],
  {method, url}: Arrived,
  basePath: string,
): Operation | Outgoing {
  const path = url.pathname.slice(basePath.length);
  const fitting = operations.filter((operation) => pathPattern(operation.path).test(path));
  // A path without parameters comes before one with them.
  const found = fitting
    .filter((operation) => operation.method === (method as Method))
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length)[0];
  if (found) {
    return found;
  }
  const allowed = fitting.map((operation) => operation.method).join(', ');
  if (fitting.length > 0) {
    return plainProblem(405, 'No such operation', `${path} takes ${allowed}, and not ${method}.`, {Allow: allowed});
  }
  const names = operations.map((operation) => operation.path);
  const hint = findClosest(path, names);
  return plainProblem(
    404,
    'No such operation',
    `The contract has no path ${path}.${hint === undefined ? ` It has ${[...new Set(names)].join(', ')}.` : ` Did you mean ${hint}?`}`,
  );
}

function pathValues(operation: Operation, url: URL, {contract}: ApiState): Readonly<Record<string, string>> {
  const match = pathPattern(operation.path).exec(url.pathname.slice(contract.basePath.length));
  return Object.fromEntries(Object.entries(match?.groups ?? {}).map(([name, value]) => [name, decode(value)]));
}

const pathPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const text = (header: Headers[string]) => (typeof header === 'string' ? header : undefined);

/** A problem that no code of the contract names: the mock itself speaks. */
function plainProblem(status: number, title: string, detail: string, headers: Record<string, string> = {}): Outgoing {
  return {
    status,
    headers: {...headers, 'Content-Type': 'application/problem+json'},
    body: {type: 'about:blank', title, status, detail},
  };
}
