import type {Contract} from '../contract/contract';
import type {JsonObject} from '../contract/json';
import {requestError} from '../problems';
import {day, minute, second, toTimestamp} from './clock';
import type {AsyncRequest, RequestResult} from './store';
import {refreshUser} from './users';

/** How long a request takes that nobody polls: the duration in the contract's examples. */
const defaultDuration = 41 * second;
const queueTime = 3 * second;
/** The number of reads after which a request is finished, without a `Mock-Reads` header. */
const defaultReads = 2;
/** Polling intervals double up to this value, as the limit `first-poll` of the contract says. */
const maxPollSeconds = 16;

/** Produces the result of a request that succeeds. */
export type ResultFactory = (request: AsyncRequest, now: number) => RequestResult;

export type RequestStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'expired';

/** Moves asynchronous requests from `queued` to their final status, by the number of reads and by time. */
export class RequestLifecycle {
  readonly #contract: Contract;
  readonly #createResult: ResultFactory;

  constructor(contract: Contract, createResult: ResultFactory) {
    this.#contract = contract;
    this.#createResult = createResult;
  }

  /** Applies what happened to a request through the passage of time. */
  refresh(request: AsyncRequest, now: number): void {
    if (isFinished(request)) {
      return;
    }
    const timeoutAt = request.createdAt + this.#contract.limitValue('run-time') * minute;
    if (now >= timeoutAt) {
      this.#finish(request, timeoutAt, 'generation_timeout');
    } else if (request.plannedOutcome.reads === undefined && now >= request.createdAt + defaultDuration) {
      this.complete(request, request.createdAt + defaultDuration);
    }
  }

  /** Counts a status read, which advances an open request. */
  recordRead(request: AsyncRequest, now: number): void {
    this.refresh(request, now);
    if (isFinished(request)) {
      return;
    }
    request.reads += 1;
    const requiredReads = request.plannedOutcome.reads ?? defaultReads;
    if (request.reads >= requiredReads) {
      this.complete(request, now);
    } else if (request.reads > 1 || requiredReads <= defaultReads) {
      // The first of many reads still finds the request in the queue.
      request.startedAt ??= Math.min(now, request.createdAt + queueTime);
    }
  }

  /** Finishes an open request with its planned outcome. */
  complete(request: AsyncRequest, now: number): void {
    if (!isFinished(request)) {
      this.#finish(request, now, request.plannedOutcome.failureCode);
    }
  }

  /** `undefined` when the record has been deleted too. */
  statusOf(request: AsyncRequest, now: number): RequestStatus | undefined {
    const expiresAt = this.expiryOf(request);
    if (now >= expiresAt + this.#contract.limitValue('expired-lifetime') * day) {
      return undefined;
    }
    if (request.error !== undefined) {
      return 'failed';
    }
    if (request.result !== undefined) {
      return now >= expiresAt ? 'expired' : 'succeeded';
    }
    return request.startedAt === undefined ? 'queued' : 'running';
  }

  expiryOf(request: AsyncRequest): number {
    return request.createdAt + this.#contract.limitValue('request-lifetime') * day;
  }

  /** `Retry-After` of an open request, in seconds. */
  pollInterval(request: AsyncRequest): number {
    return Math.min(maxPollSeconds, this.#contract.limitValue('first-poll') * 2 ** Math.min(request.reads, 10));
  }

  /** The request as a response body, without `statusUrl` and `result`, which depend on the origin of the mock. */
  toJson(request: AsyncRequest, now: number): JsonObject {
    const status = this.statusOf(request, now);
    const optionalTimestamp = (name: string, time: number | undefined) =>
      time !== undefined && {[name]: toTimestamp(time)};
    return {
      requestId: request.id,
      kind: request.kind,
      status,
      ...(request.user && {userId: request.user.id}),
      ...(request.input.clientReference !== undefined && {clientReference: request.input.clientReference}),
      createdAt: toTimestamp(request.createdAt),
      ...optionalTimestamp('startedAt', request.startedAt),
      ...optionalTimestamp('finishedAt', request.finishedAt),
      expiresAt: toTimestamp(this.expiryOf(request)),
      ...(status === 'running' && {progress: this.#progress(request)}),
      ...(status === 'failed' && {error: request.error}),
      ...(status === 'expired' && {error: this.#expiredError(request)}),
    };
  }

  #finish(request: AsyncRequest, now: number, failureCode: string | undefined): void {
    request.startedAt ??= Math.min(now, request.createdAt + queueTime);
    request.finishedAt = now;
    if (failureCode !== undefined) {
      request.error = requestError(this.#contract, request.kind, failureCode);
      return;
    }
    request.result = this.#createResult(request, now);
    const {user} = request;
    // Test data doesn't use allowances.
    if (user && request.workspace.mode === 'live') {
      refreshUser(user, now);
      // Edits don't use the allowance.
      const isEdit = request.input.editOf !== undefined;
      user.usage.designs += request.result.kind === 'designs' && !isEdit ? request.result.designs.length : 0;
      user.usage.contentRequests += request.kind === 'content' ? 1 : 0;
      user.usage.brandExtractions += request.kind === 'brand-extraction' ? 1 : 0;
    }
  }

  #progress(request: AsyncRequest): JsonObject {
    const share = request.reads / (request.plannedOutcome.reads ?? defaultReads);
    // Requests that come with content skip the writing step.
    const steps = Object.keys(this.#contract.enumValues('ProgressStep')).filter(
      (step) => step !== 'writing' || !('blocks' in request.input),
    );
    return {
      percent: Math.min(99, Math.floor(share * 100)),
      step: steps[Math.floor(share * steps.length)] ?? steps.at(-1),
    };
  }

  #expiredError(request: AsyncRequest): JsonObject {
    const error = this.#contract.example('designs-expired').error as JsonObject;
    return {...error, detail: `The result was deleted at ${toTimestamp(this.expiryOf(request))}.`};
  }
}

export const isFinished = (request: AsyncRequest) => request.finishedAt !== undefined;
