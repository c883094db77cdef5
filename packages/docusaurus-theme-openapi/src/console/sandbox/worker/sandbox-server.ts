import {
  createLazyValidators,
  createMockApi,
  matchRequest,
  type AuthorizationDecision,
  type AuthorizationRequest,
  type AuthorizationServerMetadata,
  type MockApi,
  type MockExtension,
  type DocumentsByName,
  type ValidateFunctions,
} from '@developer-docs/mock-api';
import {isStreamMediaType, placeholderOrigin, readServers} from '@developer-docs/openapi';
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
 * Creates the API of a sandbox, without a network. It runs in the worker, and the page calls its methods. It validates
 * requests, but not its own responses, which the tests of mocks in Node validate.
 *
 * @param loadValidators - Loads the script with a module of validators.
 */
export function createSandboxServer(
  documents: SandboxDocuments,
  loadValidators: (module: number) => Promise<ValidateFunctions>,
  extension?: MockExtension,
) {
  const parsed = typeof documents === 'string' ? (parseJson(documents) as DocumentsByName) : documents;
  // Readers load the validators of the operations that they call.
  const validators = createLazyValidators(parsed, loadValidators);
  const [document] = Object.values(parsed);
  const apiUrl = new URL(toSandboxUrl(readServers(document?.servers)[0]?.url ?? ''), placeholderOrigin);
  const resolve = (url: string) => new URL(url, apiUrl);
  let notify: ((delivery: WebhookDelivery) => void) | undefined;
  /** @param seed - Differs after a reset, so that earlier IDs don't refer to other records. */
  const createApi = (seed: number): MockApi =>
    createMockApi({
      documents: parsed,
      validators,
      extension,
      seed,
      sendWebhook: async (request, event) => {
        const {url, headers} = request;
        notify?.({event, url, headers: Object.fromEntries(headers), body: await request.text()});
        return new Response(null, {status: 204});
      },
    });
  let seed = 1;
  let api = createApi(seed);
  const streams = createStreams();

  return {
    /** @param onDelivery - Called on the page with each webhook. */
    start(onDelivery?: (delivery: WebhookDelivery) => void) {
      notify = onDelivery;
      const {operations} = api.contract;
      // Most documents have only one module, so that the sandbox works offline from now on. A failure is reported when
      // an operation is called.
      if (operations[0] !== undefined) validators.load?.(operations[0].id).catch(() => undefined);
      return {
        /** The base URL of the API in the documents, such as `https://api.example.com/v1`. */
        apiUrl: apiUrl.href.replace(/\/$/, ''),
        /** Whether responses can depend on the time. */
        usesClock: extension !== undefined || operations.some(({rateLimit}) => rateLimit !== undefined),
      };
    },

    async send({url, ...request}: ConsoleRequest): Promise<WorkerResponse> {
      const response = await api.fetch(createRequest(resolve(url), request));
      const head = {status: response.status, headers: Array.from(response.headers)};
      if (response.body === null || !isStreamMediaType(response.headers.get('Content-Type') ?? '')) {
        return {...head, body: await readResponseBody(response)};
      }
      return {...head, body: '', streamId: streams.add(response.body)};
    },

    readStream: streams.read,
    cancelStream: streams.cancel,

    /** Finds the ID of the operation that a `GET` request to a URL calls. */
    findOperationId(url: string): string | undefined {
      const {pathname, origin} = resolve(url);
      return matchRequest(api.contract.operations, 'GET', pathname, origin)?.operation.id;
    },

    /**
     * Returns an API key, or a valid token.
     *
     * @param credential - The ID of a credential of the mock's extension.
     */
    async createSecret(credential: string): Promise<string> {
      const {createSecret} = api.behavior;
      if (createSecret === undefined) throw new Error('The sandbox accepts any credential, so it creates none.');
      return createSecret(credential);
    },

    /** Returns the metadata of the mock's authorization server that has an endpoint at a URL of the document. */
    getAuthorizationServer: async (url: string): Promise<AuthorizationServerMetadata | undefined> =>
      api.authorization.getMetadata(resolve(url).href),

    /** Reads the authorization request in a URL, for the dialog that asks the reader to allow or deny it. */
    readAuthorizationRequest: async (url: string): Promise<AuthorizationRequest> =>
      api.authorization.readRequest(resolve(url).href),

    /** Decides about the authorization request in a URL, and returns the redirect URL. */
    authorize: async (url: string, decision: AuthorizationDecision): Promise<string> =>
      api.authorization.authorize(resolve(url).href, decision),

    /** Advances the mock's clock, and returns how far it has been advanced, in milliseconds. */
    advanceClock(milliseconds: number): number {
      api.clock.advance(milliseconds);
      return api.clock.offset;
    },

    /** Validates a request body without sending it, with the errors that the API would return. */
    validateBody: async (operationId: string, body: string | Blob, contentType = 'application/json') =>
      api.validateBody(operationId, new Uint8Array(await new Blob([body]).arrayBuffer()), contentType),

    /** Validates the parameters of a request without sending it, with the errors that the API would return. */
    validateParameters: async (operationId: string, {url, headers}: Pick<ConsoleRequest, 'url' | 'headers'>) =>
      api.validateParameters(operationId, resolve(url), new Headers(headers)),

    /** Discards all data and restores the documents' example data and the current time. */
    reset(): void {
      api.close();
      seed += 1;
      api = createApi(seed);
    },
  };
}

export type SandboxServer = ReturnType<typeof createSandboxServer>;

function createRequest(url: URL, {method, headers, body}: Omit<ConsoleRequest, 'url'>): Request {
  // `Request` rejects a body with these methods, so it's created as `POST` and gets its method afterward.
  const hidesMethod = body !== undefined && /^(?:get|head)$/i.test(method);
  const request = new Request(url, {method: hidesMethod ? 'POST' : method, body});
  Object.defineProperty(request, 'method', {value: method.toUpperCase()});
  // Browsers remove headers such as Origin from the headers of a `Request`, but not from separate `Headers`.
  Object.defineProperty(request, 'headers', {value: new Headers(headers)});
  return request;
}

/** Keeps the streams that aren't finished, by their IDs. */
function createStreams() {
  const readers = new Map<number, ReadableStreamDefaultReader<string>>();
  let lastId = 0;
  return {
    add: (body: ReadableStream<Uint8Array<ArrayBuffer>>): number => {
      lastId += 1;
      readers.set(lastId, body.pipeThrough(new TextDecoderStream()).getReader());
      return lastId;
    },
    /** Reads the next part of a stream; `undefined` at its end. */
    read: async (id: number): Promise<string | undefined> => {
      const part = await readers.get(id)?.read();
      if (part?.done !== false) readers.delete(id);
      return part?.value;
    },
    cancel: async (id: number): Promise<void> => {
      const reader = readers.get(id);
      readers.delete(id);
      await reader?.cancel();
    },
  };
}
