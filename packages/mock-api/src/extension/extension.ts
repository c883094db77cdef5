import type {JsonObject} from '@developer-docs/utils';
import type {Contract} from '../contract/contract.js';
import type {MockOperation} from '../contract/mock-operation.js';
import type {Validators} from '../contract/validators.js';
import type {MockClock} from './clock.js';
import type {IdGenerator} from './ids.js';
import type {FieldError} from './problem-error.js';

/** An authenticated and validated call. */
export interface OperationCall {
  readonly operation: MockOperation;
  /** What `authenticate` returned; `undefined` if the call wasn't authenticated. */
  readonly caller: unknown;
  readonly url: URL;
  /** All parameters (path, query, header, cookie, and `querystring`) with defaults applied. */
  readonly parameters: JsonObject;
  /** The request body with defaults applied; empty for an operation without a body. */
  readonly body: JsonObject;
  /**
   * The request body as the client sent it. Numbers that JavaScript would change, such as 9007199254740993 and 1.10,
   * are `Number` objects that return their text as a string.
   */
  readonly rawBody: JsonObject;
  /** What `parseDirectives` returned. */
  readonly directives: unknown;
  /** When the call was received, in milliseconds since the Unix epoch. */
  readonly now: number;
}

/** An API response before serialization. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, or the text of another media type. `undefined` for a response without content. */
  readonly body: unknown;
  /** Set for a sample from the contract, and for a response that the contract doesn't declare. */
  readonly skipsCheck?: boolean;
}

/** An operation's success response. */
export type OperationResult = Partial<ApiResponse> & Pick<ApiResponse, 'status' | 'body'>;

/**
 * Performs an operation.
 *
 * @throws ProblemError with a code that the operation declares.
 */
export type OperationHandler = (call: OperationCall) => OperationResult | Promise<OperationResult>;

/** Identifies callers. Without it, the mock accepts all credentials. */
export interface Authentication {
  /**
   * The names of the security schemes that it implements. Operations with other schemes only check that a credential is
   * sent.
   */
  readonly schemes: readonly string[];
  /**
   * Identifies the caller by the request's headers.
   *
   * @throws ProblemError
   */
  readonly authenticate: (operation: MockOperation, headers: Headers, now: number) => unknown;
  /**
   * Checks that the operation accepts the caller.
   *
   * @throws ProblemError
   */
  readonly authorize?: (operation: MockOperation, caller: unknown) => void;
  /**
   * Returns an ID of the caller, to which idempotency keys and rate limits belong.
   *
   * @param bucket - The bucket of a rate limit. Callers whose calls are counted together have the same ID.
   */
  readonly getScope: (caller: unknown, bucket?: string) => string;
}

/**
 * Reads a `Mock-*` header of a call.
 *
 * @param expected - The accepted values for this operation, as in "an integer from 1 to 1000".
 * @param parse - Returns `undefined` for an invalid value.
 * @returns `undefined` if the call doesn't have the header.
 * @throws ProblemError for an invalid value.
 */
export type ReadDirective = <T>(
  name: string,
  expected: string,
  parse: (value: string) => T | undefined,
) => T | undefined;

/** The part of a mock that an extension implements. All members are optional. */
export interface MockBehavior {
  /** Handlers by operation ID. All other operations respond with an example, or with a sample of the schema. */
  readonly handlers?: Readonly<Record<string, OperationHandler>>;
  readonly authentication?: Authentication;
  /** The maximum size of request bodies. Default: unlimited. */
  readonly maxBodyBytes?: number;
  /** Whether query parameters that an operation doesn't declare are errors. Default: `false`. */
  readonly strictQuery?: boolean;
  /** Checks rules for a valid body that its schema can't express. */
  readonly findBodyErrors?: (operation: MockOperation, body: JsonObject) => readonly FieldError[];
  /** Reads additional `Mock-*` headers, all of them in each call. Returns the value of `OperationCall.directives`. */
  readonly parseDirectives?: (read: ReadDirective, operation: MockOperation) => unknown;
  /** Adds the members that all errors of the API have, such as the request's ID, which `Request-Id` also contains. */
  readonly completeError?: (problem: JsonObject, requestId: string) => JsonObject;
  /** Serves files, such as those that responses link to. Returns `undefined` if a request isn't for one. */
  readonly serveFile?: (request: Request) => Response | undefined | Promise<Response | undefined>;
  /** Returns the secret of a credential that readers can select in a console. A token is created if needed. */
  readonly createSecret?: (credentialId: string) => Promise<string>;
  /** Cancels pending work. */
  readonly close?: () => void;
}

/** What a mock provides to its extension. */
export interface MockEnvironment {
  readonly contract: Contract;
  readonly validators: Validators;
  readonly ids: IdGenerator;
  /** The mock's clock, which `Mock-Advance` advances. */
  readonly clock: MockClock;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (line: string) => void;
  /** Sends a webhook for an event such as `invoice.paid`, instead of `fetch`. */
  readonly sendWebhook: ((request: Request, event: string) => Promise<Response>) | undefined;
}

/** Creates a mock's behavior: its handlers and their data. Each mock calls it once. */
export type MockExtension<Behavior extends MockBehavior = MockBehavior> = (environment: MockEnvironment) => Behavior;

/** Defines an extension. It returns its argument, whose type it checks. */
export const defineMockExtension = <Behavior extends MockBehavior>(
  extension: MockExtension<Behavior>,
): MockExtension<Behavior> => extension;
