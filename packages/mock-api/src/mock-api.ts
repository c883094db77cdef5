import {getOrCreate} from '@developer-docs/utils';
import type {AuthorizationDecision, AuthorizationRequest} from './authorization/authorization-request.js';
import {AuthorizationServers} from './authorization/authorization-servers.js';
import type {AuthorizationEndpoints, AuthorizationServerMetadata} from './authorization/endpoints.js';
import type {AuthorizationServer} from './authorization/read-security-schemes.js';
import {createExecuteOnce} from './calls/idempotency.js';
import type {MockContext} from './calls/mock-context.js';
import {createCallCounter} from './calls/rate-limits.js';
import {createContract, type Contract, type DocumentsByName} from './contract/contract.js';
import {matchPath} from './contract/match-request.js';
import type {MockOperation} from './contract/mock-operation.js';
import type {Validators} from './contract/validators.js';
import {MockClock} from './extension/clock.js';
import type {MockBehavior, MockEnvironment, MockExtension} from './extension/extension.js';
import {createIdGenerator} from './extension/ids.js';
import {maxFieldErrors, ProblemError, type FieldError} from './extension/problem-error.js';
import {createFetchHandler} from './http/fetch-handler.js';
import {parseCallBody, validateBody} from './validation/body.js';
import {parseParameters, type ParameterError} from './validation/parameters.js';

/** What {@link createMockApi} needs: the documents, and how the mock behaves. */
export interface MockApiOptions<Behavior extends MockBehavior = MockBehavior> {
  /** Bundled OpenAPI documents by name. */
  readonly documents: DocumentsByName;
  /** Validators for these documents, created by `compileValidators` or precompiled. */
  readonly validators: Validators;
  /** Adds handlers, authentication, and data. Default: all operations respond with examples and samples. */
  readonly extension?: MockExtension<Behavior>;
  /** The source of time. Default: the system clock. */
  readonly clock?: MockClock;
  /** An integer that determines all generated IDs and tokens (default: 1). */
  readonly seed?: number;
  /** Implements `Mock-Delay` and the extension's delays. Default: a promise based on `setTimeout`. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Receives the extension's webhooks, with the event's name. Default: the extension sends them itself. */
  readonly sendWebhook?: (request: Request, event: string) => Promise<Response>;
  /** Receives one line for each call. */
  readonly log?: (line: string) => void;
}

/**
 * The authorization servers of the documents' OAuth 2 and OpenID Connect schemes. `MockApi.fetch` serves their
 * endpoints at the paths in the document and in their metadata; the host of the URL is ignored.
 */
export interface Authorization {
  readonly servers: readonly Pick<AuthorizationServer, 'issuerPath' | 'schemes'>[];
  /**
   * Returns the metadata of the server that has an endpoint, such as the `authorizationUrl` or `openIdConnectUrl` of a
   * scheme, at a URL. All endpoints are on the URL's host.
   */
  readonly getMetadata: (url: string) => Promise<AuthorizationServerMetadata | undefined>;
  /**
   * Reads an authorization request, so that the user can grant or deny it.
   *
   * @param url - The authorization URL with the request's parameters.
   * @throws OAuthError with a message for developers.
   */
  readonly readRequest: (url: string) => Promise<AuthorizationRequest>;
  /**
   * Grants or denies an authorization request, as the user does on the consent page.
   *
   * @param url - The authorization URL with the request's parameters.
   * @param decision - The scopes that the user allows, or `deny`.
   * @returns The redirect URL with `code`, or with `error`, and with `state` and `iss`.
   * @throws OAuthError
   */
  readonly authorize: (url: string, decision: AuthorizationDecision) => Promise<string>;
}

/** A mock of the API, which keeps its data in memory. */
export interface MockApi<Behavior extends MockBehavior = MockBehavior> {
  /** Handles a request for the API, or for a file that the extension serves. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly contract: Contract;
  readonly authorization: Authorization;
  /** What the extension returned. */
  readonly behavior: Behavior;
  /** The mock's clock. `clock.advance()` advances it. */
  readonly clock: MockClock;
  /** Validates an operation's request body and returns the errors that a request with it would have. */
  readonly validateBody: (
    operationId: string,
    body: Uint8Array<ArrayBuffer>,
    contentType: string,
  ) => Promise<readonly FieldError[]>;
  /** Validates an operation's parameters and returns the errors that a request with them would have. */
  readonly validateParameters: (operationId: string, url: URL, headers: Headers) => Promise<readonly ParameterError[]>;
  /** Adds `Mock-*` headers to the next call to an operation, regardless of the caller. */
  readonly setNextDirectives: (operationId: string, headers: Readonly<Record<string, string>>) => void;
  /** Cancels pending work of the extension, such as webhook deliveries. */
  readonly close: () => void;
}

/** Timers take at least a millisecond, even without a delay, which most calls don't have. */
const waitWithTimer = async (milliseconds: number) =>
  milliseconds > 0 ? new Promise<void>((resolve) => setTimeout(resolve, milliseconds)) : undefined;

/** Creates a mock of the API that the OpenAPI documents define. */
export function createMockApi<Behavior extends MockBehavior = MockBehavior>(
  options: MockApiOptions<Behavior>,
): MockApi<Behavior> {
  const context = createContext(options);
  const {behavior, clock, contract, nextDirectives} = context;
  return {
    fetch: createFetchHandler(context),
    contract,
    authorization: createAuthorization(context),
    behavior,
    clock,
    ...createValidation(context),
    setNextDirectives: (operationId, headers) => getOrCreate(nextDirectives, operationId, () => []).push(headers),
    close: () => behavior.close?.(),
  };
}

function createContext<Behavior extends MockBehavior>({
  documents,
  validators,
  extension,
  clock = new MockClock(),
  seed = 1,
  wait = waitWithTimer,
  sendWebhook,
  log = () => undefined,
}: MockApiOptions<Behavior>): MockContext<Behavior> {
  const environment: MockEnvironment = {
    contract: createContract(documents),
    validators,
    ids: createIdGenerator(seed),
    clock,
    wait,
    log,
    sendWebhook,
  };
  const behavior = extension?.(environment) ?? ({} as Behavior);
  const authorizationServers = new AuthorizationServers(environment.contract, behavior, environment.clock);
  let endpoints: Promise<AuthorizationEndpoints> | undefined;
  return {
    ...environment,
    behavior,
    authorizationServers,
    loadEndpoints: () =>
      (endpoints ??= import('./authorization/endpoints.js').then(
        (module) => new module.AuthorizationEndpoints(authorizationServers, environment),
      )),
    countCall: createCallCounter(),
    executeOnce: createExecuteOnce(),
    nextDirectives: new Map(),
  };
}

const createAuthorization = ({authorizationServers, loadEndpoints}: MockContext): Authorization => ({
  servers: authorizationServers.servers,
  getMetadata: async (url) => (await loadEndpoints()).getMetadata(new URL(url)),
  readRequest: async (url) => (await loadEndpoints()).readRequest(new URL(url)),
  authorize: async (url, decision) => (await loadEndpoints()).authorize(new URL(url), decision),
});

/** Creates the functions that validate parts of a request without sending it. */
function createValidation({
  contract: {operations},
  validators,
  behavior,
}: MockContext): Pick<MockApi, 'validateBody' | 'validateParameters'> {
  const loadOperation = async (operationId: string): Promise<MockOperation> => {
    const operation = operations.find(({id}) => id === operationId);
    if (operation === undefined) throw new Error(`The contract has no operation "${operationId}".`);
    await validators.load?.(operationId);
    return operation;
  };
  return {
    validateBody: async (operationId, body, contentType) => {
      const operation = await loadOperation(operationId);
      try {
        const parsed = await parseCallBody(body, contentType, operation, behavior);
        return parsed === undefined
          ? []
          : validateBody(operation, parsed, validators, behavior).slice(0, maxFieldErrors);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        return [{pointer: '', code: error.code, detail: error.message}];
      }
    },
    validateParameters: async (operationId, url, headers) => {
      const operation = await loadOperation(operationId);
      const [match] = matchPath([operation], url.pathname);
      if (match === undefined) return [];
      const {pathParameters} = match;
      return parseParameters(operation, {url, pathParameters, headers}, validators, behavior.strictQuery).errors;
    },
  };
}
