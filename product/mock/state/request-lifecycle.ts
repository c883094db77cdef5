import {secondMs, toTimestamp} from '@developer-docs/mock-api';
import type {JsonObject} from '@developer-docs/utils';
import {createRequestError} from '../errors';
import type {ProductContract} from '../product-contract';
import type {AsyncRequest, RequestResult} from './store';
import {countUsage, refreshUser} from './usage';

/** How long a request is queued. */
const queueTime = 3 * secondMs;
/** The number of polls after which a request finishes if there's no `Mock-Polls` header. */
const defaultPolls = 2;

export type RequestStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'expired';

/** Advances asynchronous requests from `queued` to their final status as they're polled and as time passes. */
export class RequestLifecycle {
  constructor(
    private readonly contract: ProductContract,
    private readonly createResult: (request: AsyncRequest, now: number) => RequestResult,
  ) {}

  /** Finishes an open request if its duration or its timeout has elapsed. */
  refresh(request: AsyncRequest, now: number): void {
    const finishTime = this.getFinishTime(request);
    if (isFinished(request) || now < finishTime) return;
    if (request.plannedOutcome.polls === undefined) {
      this.complete(request, finishTime);
    } else {
      this.finish(request, finishTime, 'generation_timeout');
    }
  }

  /** Returns when an open request finishes at the latest. Polls and webhooks finish it earlier. */
  getFinishTime({createdAt, kind, plannedOutcome}: AsyncRequest): number {
    const duration =
      plannedOutcome.polls === undefined
        ? this.contract.getDuration(`${kind}-run-time`) + secondMs
        : this.contract.getDuration('run-time');
    return createdAt + duration;
  }

  /** Counts a poll and advances the request if it's open. */
  recordPoll(request: AsyncRequest, now: number): void {
    this.refresh(request, now);
    if (isFinished(request)) return;
    request.polls += 1;
    const requiredPolls = request.plannedOutcome.polls ?? defaultPolls;
    if (request.polls >= requiredPolls) {
      this.complete(request, now);
    } else if (request.polls > 1 || requiredPolls <= defaultPolls) {
      // If more polls than the default are required, the request is still queued after the first one.
      request.startedAt ??= Math.min(now, request.createdAt + queueTime);
    }
  }

  /** Finishes an open request with its planned outcome. */
  complete(request: AsyncRequest, now: number): void {
    if (!isFinished(request)) this.finish(request, now, request.plannedOutcome.failureCode);
  }

  /** Returns the status, or `undefined` if the expired request's record has been deleted as well. */
  getStatus(request: AsyncRequest, now: number): RequestStatus | undefined {
    const expiresAt = this.getExpiryTime(request);
    if (now >= expiresAt + this.contract.getDuration('expired-lifetime')) return undefined;
    if (request.error !== undefined) return 'failed';
    if (request.result !== undefined) return now >= (request.resultDeletedAt ?? expiresAt) ? 'expired' : 'succeeded';
    return request.startedAt === undefined ? 'queued' : 'running';
  }

  getExpiryTime(request: AsyncRequest): number {
    return request.createdAt + this.contract.getDuration('request-lifetime');
  }

  /** Returns the `Retry-After` of an open request in seconds. */
  getPollInterval(request: AsyncRequest): number {
    const {value, max} = this.contract.getLimit('first-poll');
    return Math.min(Number(max), Number(value) * 2 ** Math.min(request.polls, 10));
  }

  /** Converts a request to a response body without the result, whose links depend on the origin. */
  toJson(request: AsyncRequest, now: number, statusUrl?: string): JsonObject {
    const status = this.getStatus(request, now);
    const createTimestampField = (name: string, time: number | undefined) =>
      time !== undefined && {[name]: toTimestamp(time)};
    return {
      requestId: request.id,
      kind: request.kind,
      status,
      environment: request.workspace.mode,
      statusUrl,
      userId: request.user?.id,
      clientReference: request.input.clientReference,
      createdAt: toTimestamp(request.createdAt),
      ...createTimestampField('startedAt', request.startedAt),
      ...createTimestampField('finishedAt', request.finishedAt),
      expiresAt: toTimestamp(this.getExpiryTime(request)),
      ...(status === 'running' && {progress: this.createProgress(request)}),
      ...(status === 'failed' && {error: request.error}),
      ...(status === 'expired' && {error: this.createExpiredError(request)}),
    };
  }

  private finish(request: AsyncRequest, now: number, failureCode: string | undefined): void {
    request.startedAt ??= Math.min(now, request.createdAt + queueTime);
    request.finishedAt = now;
    if (failureCode !== undefined) {
      request.error = createRequestError(this.contract, request.kind, failureCode);
      return;
    }
    request.result = this.createResult(request, now);
    const {user} = request;
    const usage = countUsage(request);
    if (user && usage) {
      refreshUser(user, now);
      user.usage.used[usage.allowance] = (user.usage.used[usage.allowance] ?? 0) + usage.count;
    }
  }

  private createProgress(request: AsyncRequest): JsonObject {
    const progress = request.polls / (request.plannedOutcome.polls ?? defaultPolls);
    // Requests with content blocks skip the writing step.
    const steps = Object.keys(this.contract.getEnumValues('ProgressStep')).filter(
      (step) => step !== 'writing' || !('blocks' in request.input),
    );
    return {
      percent: Math.min(99, Math.floor(progress * 100)),
      step: steps[Math.floor(progress * steps.length)] ?? steps.at(-1),
    };
  }

  private createExpiredError(request: AsyncRequest): JsonObject {
    const error = this.contract.getExample('designs-expired').error as JsonObject;
    return {
      ...error,
      detail: `The result was deleted at ${toTimestamp(request.resultDeletedAt ?? this.getExpiryTime(request))}.`,
    };
  }
}

/** Returns whether a request has a final status. */
export const isFinished = (request: AsyncRequest) => request.finishedAt !== undefined;
