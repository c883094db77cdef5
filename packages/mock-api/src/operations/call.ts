import type {Contract} from '../contract/contract';
import type {JsonObject} from '../contract/json';
import type {Operation} from '../contract/operations';
import type {Wishes} from '../http/mock-headers';
import type {Links} from '../results/links';
import type {Caller} from '../rules/credentials';
import type {Cursors} from '../rules/cursors';
import type {Ids} from '../state/ids';
import type {Store, Work} from '../state/store';
import type {Users} from '../state/users';
import type {Works} from '../state/works';

/** A valid call by somebody who may make it. */
export interface Call {
  readonly operation: Operation;
  readonly caller: Caller;
  /** Path and query parameters with defaults. */
  readonly parameters: JsonObject;
  /** The body with defaults; empty for an operation without one. */
  readonly body: JsonObject;
  /** The body as it was sent. */
  readonly sent: JsonObject;
  readonly wishes: Wishes;
  readonly now: number;
  readonly links: Links;
}

/** What all operations work on. */
export interface Service {
  readonly contract: Contract;
  readonly store: Store;
  readonly ids: Ids;
  readonly users: Users;
  readonly works: Works;
  readonly cursors: Cursors;
}

/** An answer of success. */
export interface Answer {
  readonly status: number;
  readonly body: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request that was created. */
  readonly work?: Work;
}

/**
 * Carries out an operation.
 *
 * @throws Refusal with a code that the operation declares.
 */
export type Handler = (call: Call, service: Service) => Answer;
