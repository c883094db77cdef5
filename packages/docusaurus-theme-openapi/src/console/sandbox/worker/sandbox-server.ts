import {
  createLazyValidators,
  createMockApi,
  findOperation,
  type AuthorizationDecision,
  type AuthorizationRequest,
  type AuthorizationServerMetadata,
  type FieldError,
  type MockApi,
  type MockApiOptions,
  type MockExtension,
  type OpenApiDocuments,
  type ParameterError,
  type ValidateFunctions,
} from '@developer-docs/mock-api';
import {isStreamMediaType, placeholderHost, readServers} from '@developer-docs/openapi';
import {parseJson} from '@developer-docs/utils';
import type {ProxyMarked} from 'comlink';
import type {SandboxDocuments} from '../../../shared/console-files';
import {toSandboxUrl} from '../../../shared/server-urls';
import type {ConsoleRequest, ConsoleResponse, WebhookDelivery} from '../../http/messages';
import {readResponseBody} from '../../http/response-body';

/** What the worker exposes to the page. */
export interface SandboxWorker {
  /** Creates the API of a sandbox; see `ConsoleOperation.sandbox`. */
  readonly open: (id: string) => Promise<SandboxServer & ProxyMarked>;
}

/** A response as the worker sends it to the page. */
export interface WorkerResponse extends Omit<ConsoleResponse, 'durationMs' | 'stream'> {
  /** The ID of the stream that the page reads instead of the body. */
  readonly streamId?: number;
}

/**
 * The API of a sandbox, without a network. It runs in the worker, and the page calls its methods. It validates
 * requests, but not its own responses, which the tests of mocks in Node validate.
 */
export class SandboxServer {
  private onDelivery: ((delivery: WebhookDelivery) => void) | undefined;
  private readonly mockOptions: Pick<MockApiOptions, 'documents' | 'extension' | 'validators'>;
  private readonly apiUrl: URL;
  private api: MockApi;
  private resets = 0;
  /** The streams that aren't finished, by their IDs. */
  private readonly streams = new Map<number, ReadableStreamDefaultReader<string>>();
  private streamCount = 0;

  /** @param loadValidators - Loads the script with a module of validators. */
  constructor(
    documents: SandboxDocuments,
    loadValidators: (module: number) => Promise<ValidateFunctions>,
    extension?: MockExtension,
  ) {
    const parsed = typeof documents === 'string' ? (parseJson(documents) as OpenApiDocuments) : documents;
    this.mockOptions = {
      documents: parsed,
      // Readers load the validators of the operations that they call.
      validators: createLazyValidators(parsed, loadValidators),
      extension,
    };
    const [document] = Object.values(parsed);
    this.apiUrl = new URL(toSandboxUrl(readServers(document?.servers)[0]?.url ?? ''), placeholderHost);
    this.api = this.createApi();
  }

  /** @param onDelivery - Called on the page with each webhook. */
  start(onDelivery?: (delivery: WebhookDelivery) => void) {
    this.onDelivery = onDelivery;
    const {operations} = this.api.contract;
    // Most documents have only one module, so that the sandbox works offline from now on. A failure is reported when an
    // operation is called.
    if (operations[0] !== undefined) this.mockOptions.validators.load?.(operations[0].id).catch(() => undefined);
    return {
      /** The base URL of the API in the documents, such as `https://api.example.com/v1`. */
      apiUrl: this.apiUrl.href.replace(/\/$/, ''),
      operationIds: operations.map(({id}) => id),
      /** Whether responses can depend on the time. */
      usesClock: this.mockOptions.extension !== undefined || operations.some(({rateLimit}) => rateLimit !== undefined),
    };
  }

  async send({method, url, headers, body}: ConsoleRequest): Promise<WorkerResponse> {
    // `Request` rejects a body with these methods, so it's created as `POST` and gets its method afterward.
    const hidesMethod = body !== undefined && /^(?:get|head)$/i.test(method);
    const request = new Request(new URL(url, this.apiUrl), {method: hidesMethod ? 'POST' : method, body});
    Object.defineProperty(request, 'method', {value: method.toUpperCase()});
    // Browsers remove headers such as Origin from the headers of a `Request`, but not from a separate `Headers` object.
    Object.defineProperty(request, 'headers', {value: new Headers(headers)});
    const response = await this.api.fetch(request);
    const head = {status: response.status, headers: Array.from(response.headers)};
    if (response.body === null || !isStreamMediaType(response.headers.get('Content-Type') ?? '')) {
      return {...head, body: await readResponseBody(response)};
    }
    this.streamCount += 1;
    this.streams.set(this.streamCount, response.body.pipeThrough(new TextDecoderStream()).getReader());
    return {...head, body: '', streamId: this.streamCount};
  }

  /** Reads the next part of a stream; `undefined` at its end. */
  async readStream(id: number): Promise<string | undefined> {
    const part = await this.streams.get(id)?.read();
    if (part?.done !== false) this.streams.delete(id);
    return part?.value;
  }

  /** Ends a stream. */
  async cancelStream(id: number): Promise<void> {
    const reader = this.streams.get(id);
    this.streams.delete(id);
    await reader?.cancel();
  }

  /** Finds the ID of the operation that a `GET` request to a URL calls. */
  findOperationId(url: string): string | undefined {
    const {pathname, origin} = new URL(url, this.apiUrl);
    return findOperation(this.api.contract.operations, 'GET', pathname, origin)?.operation.id;
  }

  /**
   * Returns an API key, or a valid token.
   *
   * @param credential - The ID of a credential of the mock's extension.
   */
  async createSecret(credential: string): Promise<string> {
    const {createSecret} = this.api.behavior;
    if (createSecret === undefined) throw new Error('The sandbox accepts any credential, so it creates none.');
    return createSecret(credential);
  }

  /** Returns the metadata of the mock's authorization server that has an endpoint at a URL of the document. */
  async getAuthorizationServer(url: string): Promise<AuthorizationServerMetadata | undefined> {
    return this.api.authorization.getMetadata(new URL(url, this.apiUrl).href);
  }

  /** Reads the authorization request in a URL, for the dialog that asks the reader to allow or deny it. */
  async readAuthorizationRequest(url: string): Promise<AuthorizationRequest> {
    return this.api.authorization.readRequest(new URL(url, this.apiUrl).href);
  }

  /** Decides about the authorization request in a URL, and returns the redirect URL. */
  async authorize(url: string, decision: AuthorizationDecision): Promise<string> {
    return this.api.authorization.authorize(new URL(url, this.apiUrl).href, decision);
  }

  /** Advances the mock's clock, and returns how far it has been advanced, in milliseconds. */
  advanceClock(milliseconds: number): number {
    this.api.clock.advance(milliseconds);
    return this.api.clock.offset;
  }

  /** Validates a request body without sending it, with the errors that the API would return. */
  async validateBody(
    operationId: string,
    body: string | Blob,
    contentType = 'application/json',
  ): Promise<readonly FieldError[]> {
    const bytes = new Uint8Array(await new Blob([body]).arrayBuffer());
    return this.api.validateBody(operationId, bytes, contentType);
  }

  /** Validates the parameters of a request without sending it, with the errors that the API would return. */
  async validateParameters(
    operationId: string,
    {url, headers}: Pick<ConsoleRequest, 'url' | 'headers'>,
  ): Promise<readonly ParameterError[]> {
    return this.api.validateParameters(operationId, new URL(url, this.apiUrl), new Headers(headers));
  }

  /** Discards all data and restores the documents' example data and the current time. */
  reset(): void {
    this.api.close();
    this.resets += 1;
    this.api = this.createApi();
  }

  private createApi(): MockApi {
    return createMockApi({
      ...this.mockOptions,
      // The seed differs after a reset, so that earlier IDs don't refer to other records.
      seed: 1 + this.resets,
      sendWebhook: async (request, event) => {
        const {url, headers} = request;
        this.onDelivery?.({event, url, headers: Object.fromEntries(headers), body: await request.text()});
        return new Response(null, {status: 204});
      },
    });
  }
}
