import type {Contract} from '../contract/contract';
import type {JsonObject} from '../contract/json';
import {requestError} from '../http/refusal';
import {day, minute, second, toTimestamp} from './clock';
import type {Result, Work} from './store';
import {refresh} from './users';

/** A request that nobody reads finishes after this time: what the contract's examples show. */
const ownPace = 41 * second;
const startsAfter = 3 * second;

/** Makes the result of a request that succeeds. */
export type Finisher = (work: Work, now: number) => Result;

/** How requests go on: by the number of their reads, and by time. */
export class Works {
  readonly #contract: Contract;
  readonly #finish: Finisher;

  /** @param finish - Makes the result of a request that succeeds. */
  constructor(contract: Contract, finish: Finisher) {
    this.#contract = contract;
    this.#finish = finish;
  }

  /** Brings a request up to date without reading it. */
  settle(work: Work, now: number): void {
    if (isFinished(work)) {
      return;
    }
    const longest = work.createdAt + this.#limit('run-time') * minute;
    if (now >= longest) {
      this.#end(work, longest, 'generation_timeout');
    } else if (work.ending.reads === undefined && now >= work.createdAt + ownPace) {
      this.complete(work, work.createdAt + ownPace);
    }
  }

  /** Counts a read: it makes an open request go on. */
  read(work: Work, now: number): void {
    this.settle(work, now);
    if (!isFinished(work)) {
      work.reads += 1;
      const needed = work.ending.reads ?? 2;
      // The first of many reads still finds the request in the queue.
      if (work.reads >= needed) {
        this.complete(work, now);
      } else if (work.reads > 1 || needed < 3) {
        work.startedAt ??= Math.min(now, work.createdAt + startsAfter);
      }
    }
  }

  /** Finishes an open request in the way that was asked for. */
  complete(work: Work, now: number): void {
    if (!isFinished(work)) {
      this.#end(work, now, work.ending.failsWith);
    }
  }

  /** `undefined` once even the record is deleted. */
  statusOf(work: Work, now: number): 'queued' | 'running' | 'succeeded' | 'failed' | 'expired' | undefined {
    const expiresAt = this.#expiresAt(work);
    if (now >= expiresAt + this.#limit('expired-lifetime') * day) {
      return undefined;
    }
    if (work.error !== undefined) {
      return 'failed';
    }
    if (work.result !== undefined) {
      return now >= expiresAt ? 'expired' : 'succeeded';
    }
    return work.startedAt === undefined ? 'queued' : 'running';
  }

  /** Seconds to wait before the next read: it starts at the contract's value and doubles up to 16. */
  pause(work: Work): number {
    return Math.min(16, this.#limit('first-poll') * 2 ** Math.min(work.reads, 10));
  }

  /**
   * The request as the contract shows it, without `statusUrl` and `result`: they depend on the address of the mock.
   */
  view(work: Work, now: number): JsonObject {
    const status = this.statusOf(work, now);
    const time = (value: number | undefined) => (value === undefined ? undefined : toTimestamp(value));
    const times = {
      createdAt: time(work.createdAt),
      startedAt: time(work.startedAt),
      finishedAt: time(work.finishedAt),
      expiresAt: time(this.#expiresAt(work)),
    };
    return {
      requestId: work.id,
      kind: work.kind,
      status,
      ...(work.user && {userId: work.user.id}),
      ...(work.input.clientReference !== undefined && {clientReference: work.input.clientReference}),
      ...Object.fromEntries(Object.entries(times).filter(([, value]) => value !== undefined)),
      ...(status === 'running' && {progress: this.#progress(work)}),
      ...(status === 'failed' && {error: work.error}),
      ...(status === 'expired' && {error: this.#expired(work)}),
    };
  }

  #end(work: Work, now: number, failsWith: string | undefined): void {
    work.startedAt ??= Math.min(now, work.createdAt + startsAfter);
    work.finishedAt = now;
    if (failsWith !== undefined) {
      work.error = requestError(this.#contract, work.kind, failsWith);
      return;
    }
    work.result = this.#finish(work, now);
    const {user} = work;
    if (user && work.mode === 'live') {
      refresh(user, now);
      user.usage.designs += work.result.kind === 'designs' ? work.result.designs.length : 0;
      user.usage.contentRequests += work.kind === 'content' ? 1 : 0;
      user.usage.brandExtractions += work.kind === 'brand-extraction' ? 1 : 0;
    }
  }

  #progress(work: Work): JsonObject {
    const share = work.reads / (work.ending.reads ?? 2);
    // Requests with ready content skip the step of writing.
    const steps = Object.keys(this.#contract.values('statuses#ProgressStep')).filter(
      (step) => step !== 'writing' || !('blocks' in work.input),
    );
    return {
      percent: Math.min(99, Math.floor(share * 100)),
      step: steps[Math.floor(share * steps.length)] ?? steps.at(-1),
    };
  }

  #expired(work: Work): JsonObject {
    const error = this.#contract.example('designs-expired').error as JsonObject;
    return {...error, detail: `The result was deleted at ${toTimestamp(this.#expiresAt(work))}.`};
  }

  #expiresAt(work: Work): number {
    return work.createdAt + this.#limit('request-lifetime') * day;
  }

  #limit(name: string): number {
    return this.#contract.number('limits#Limit', name, 'value');
  }
}

export const isFinished = (work: Work) => work.finishedAt !== undefined;
