import {isObject} from '@developer-docs/internal';
import {createApp, type StaticFile} from './app';
import {createContract, type Contract, type Limits, type OpenApiDocuments} from './contract/contract';
import {IdempotencyKeys} from './middleware/idempotency';
import {RateLimits} from './middleware/rate-limits';
import {
  createSecret,
  createServices,
  drawResultFile,
  localAccount,
  seedExamples,
  Webhooks,
  type RasterRenderer,
} from './product';
import {systemClock, type Clock} from './shared/clock';
import {createIdGenerator} from './shared/random';
import {validateBody} from './validation/body';
import type {FieldError} from './validation/field-errors';
import type {Validators} from './validation/validators';

export {createContract, type Contract, type Limits, type OpenApiDocuments, type StaticFile};
export {findOperation} from './contract/find-operation';
export {combineDocuments} from './contract/combine-documents';
export {removeProse, removeProseStrings} from './contract/remove-prose';
export type {Operation, ResponseDeclaration} from './contract/operations';
export {directiveHeaders} from './directives';
export {mockCredentials, type MockCredential, type RasterOptions, type RasterRenderer} from './product';
export {createManualClock, parseDuration, type Clock, type ManualClock} from './shared/clock';
export {
  createPrecompiledValidators,
  type SchemaError,
  type ValidateFunctions,
  type Validators,
} from './validation/validators';
export {toFieldErrors, type FieldError} from './validation/field-errors';
export {createWebhookHeaders} from './shared/webhook-signature';

export interface MockApiOptions {
  /** Bundled OpenAPI documents by name. */
  readonly documents: OpenApiDocuments;
  /** Limits by name, such as `{'link-lifetime': {value: 24}}`. Stateful operations require them. */
  readonly limits?: Limits;
  /** Validators for these documents, created by `compileValidators` or precompiled. */
  readonly validators: Validators;
  /** Renders the images of designs. */
  readonly renderRaster: RasterRenderer;
  /** The source of time. Default: the system clock. */
  readonly clock?: Clock;
  /** An integer that determines all generated IDs and tokens (default: 1). */
  readonly seed?: number;
  /** Implements `Mock-Delay` and the delays between webhook attempts. Default: a promise based on `setTimeout`. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /**
   * Sends a webhook for an event such as `designs succeeded`. By default, webhooks are sent with `fetch`, and only to
   * localhost.
   */
  readonly sendWebhook?: (request: Request, event: string) => Promise<Response>;
  /** Receives one line for each call and each webhook attempt. */
  readonly log?: (line: string) => void;
  /** Additional files by path, such as `/ui-sdk/v1/widget.js`. */
  readonly staticFiles?: Readonly<Record<string, StaticFile>>;
}

/** A stateful mock of the API that keeps its data in memory. */
export interface MockApi {
  /** Handles a request for the API, a result file, or a static file. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly contract: Contract;
  /** The test API key of an enterprise account, which can call every operation. */
  readonly apiKey: string;
  /** The live API key of the same account. Only live data counts against allowances. */
  readonly liveApiKey: string;
  /** Returns the value of a credential in `mockCredentials`, and creates the token and its user if needed. */
  readonly createSecret: (credentialId: string, userId?: string) => Promise<string>;
  /** The secret for signing the account's webhooks. */
  readonly webhookSecret: string;
  /** Advances the mock's clock. */
  readonly advance: (milliseconds: number) => void;
  /** How far the mock's clock is ahead of `clock`, in milliseconds. */
  readonly clockOffset: number;
  /** The number of records of each type, including those in the contract's examples. */
  readonly recordCounts: Readonly<Record<string, number>>;
  /**
   * Draws the design, preview, or asset that a link in a response points to as SVG.
   *
   * @returns `undefined` if the link has expired or points to another kind of file.
   */
  readonly drawFile: (url: string) => string | undefined;
  /** Validates an operation's request body and returns the errors. */
  readonly validateBody: (operationId: string, body: unknown) => readonly FieldError[];
  /** Adds `Mock-*` headers to the next call to an operation, regardless of the caller. */
  readonly setNextDirectives: (operationId: string, headers: Readonly<Record<string, string>>) => void;
  /**
   * Redelivers a webhook, as the account settings do. This is possible until the `webhook-redelivery`
   * period ends.
   *
   * @param id - The value of the `webhook-id` header.
   * @throws Error if the webhook doesn't exist or the period has ended.
   */
  readonly redeliverWebhook: (id: string) => Promise<void>;
  /** Cancels pending webhook deliveries. */
  readonly close: () => void;
}

/** Creates a mock of the API that the OpenAPI documents define. */
export function createMockApi(options: MockApiOptions): MockApi {
  const {clock = systemClock, seed = 1, log = () => undefined, limits = {}, staticFiles = {}} = options;
  const contract = createContract(options.documents, limits);
  const wait = options.wait ?? ((milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  let clockOffset = 0;
  const getNow = () => clock.now() + clockOffset;
  const advance = (milliseconds: number) => {
    clockOffset += milliseconds;
  };
  const ids = createIdGenerator(seed);
  const services = createServices(contract, ids);
  seedExamples(services, getNow());
  const nextDirectives = new Map<string, Readonly<Record<string, string>>[]>();
  const getRealTime = () => clock.now();
  const webhooks = new Webhooks(services, {now: getNow, getRealTime, wait, log, send: options.sendWebhook});

  const app = createApp({
    ...services,
    validators: options.validators,
    rateLimits: new RateLimits(),
    idempotencyKeys: new IdempotencyKeys(() => contract.getLimitValue('idempotency-window')),
    now: getNow,
    advance,
    wait,
    consumeNextDirectives: (operationId) => nextDirectives.get(operationId)?.shift() ?? {},
    renderRaster: options.renderRaster,
    staticFiles,
    log,
    onResponse: (response) => void webhooks.send(response),
  });

  const handleRequest = async (request: Request) => app.fetch(request);
  return {
    fetch: handleRequest,
    contract,
    createSecret: (credentialId, userId) => createSecret({contract, fetch: handleRequest}, credentialId, userId),
    apiKey: localAccount.workspaces.test.apiKey,
    liveApiKey: localAccount.workspaces.live.apiKey,
    webhookSecret: localAccount.webhookSecret,
    advance,
    get clockOffset() {
      return clockOffset;
    },
    get recordCounts() {
      const {users, requests, designs} = services.store;
      return {request: requests.size, design: designs.size, user: users.size};
    },
    drawFile: (url) => drawResultFile(new URL(url), services.store, getNow()),
    validateBody: (operationId, body) => {
      const operation = contract.operations.find(({id}) => id === operationId);
      if (operation === undefined) {
        throw new Error(`The contract has no operation "${operationId}".`);
      }
      return isObject(body)
        ? validateBody(operation, body, options.validators)
        : [{pointer: '', code: 'wrong_type', detail: 'The request body must be a JSON object.'}];
    },
    setNextDirectives: (operationId, headers) =>
      nextDirectives.set(operationId, [...(nextDirectives.get(operationId) ?? []), headers]),
    redeliverWebhook: (id) => webhooks.redeliver(id),
    close: () => webhooks.cancel(),
  };
}
