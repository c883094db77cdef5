import {
  createMockApi,
  createPrecompiledValidators,
  createWebhookHeaders,
  findOperation,
  type FieldError,
  type Limits,
  type MockApi,
  type MockApiOptions,
  type OpenApiDocuments,
  type RasterOptions,
  type ValidateFunctions,
} from '@developer-docs/mock-api';
import {readServers} from '@developer-docs/openapi';
import type {SandboxRequest, SandboxResponse, SandboxSummary, WebhookDelivery} from '../sandbox';

/** The generated file `contract.json`. */
export interface SandboxContract {
  readonly documents: OpenApiDocuments;
  readonly limits: Limits;
}

/** Page functions that the worker calls. */
export interface SandboxCallbacks {
  readonly renderRaster: (svg: string, options: RasterOptions) => Promise<ArrayBuffer>;
  readonly onDelivery: (delivery: WebhookDelivery) => void;
  readonly onSummary: (summary: SandboxSummary) => void;
}

/**
 * The contract's API, without a network. It runs in the worker, and the page calls its methods. It validates requests,
 * but not its own responses: `tests/content/sandbox-worker.test.ts` compares them with those of Node.
 */
export class SandboxServer {
  #callbacks: SandboxCallbacks | undefined;
  readonly #mockOptions: Pick<MockApiOptions, 'documents' | 'limits' | 'validators'>;
  readonly #apiUrl: URL;
  #api: MockApi;
  #initialCounts: MockApi['recordCounts'];
  #resets = 0;

  constructor({documents, limits}: SandboxContract, validateFunctions: ValidateFunctions) {
    this.#mockOptions = {
      documents,
      limits,
      validators: createPrecompiledValidators(validateFunctions),
    };
    const [document] = Object.values(documents);
    this.#apiUrl = new URL(readServers(document?.servers)[0]?.url ?? '', 'https://api.example');
    this.#api = this.#createApi();
    this.#initialCounts = this.#api.recordCounts;
  }

  start(callbacks?: SandboxCallbacks) {
    this.#callbacks = callbacks;
    return {
      apiUrl: this.#apiUrl.href.replace(/\/$/, ''),
      operationIds: this.#api.contract.operations.map(({id}) => id),
    };
  }

  async send({method, url, headers, body}: SandboxRequest): Promise<Omit<SandboxResponse, 'durationMs'>> {
    const hasBody = body !== undefined && !/^(?:get|head)$/i.test(method);
    const request = new Request(new URL(url, this.#apiUrl), {method, ...(hasBody && {body})});
    // Browsers remove headers such as Origin from the headers of a `Request`, but not from a separate `Headers` object.
    Object.defineProperty(request, 'headers', {value: createHeaders(headers)});
    const response = await this.#api.fetch(request);
    this.#reportSummary();
    return {status: response.status, headers: [...response.headers], body: await readBody(response)};
  }

  findOperationId(url: string): string | undefined {
    const {pathname} = new URL(url, this.#apiUrl);
    return findOperation(this.#api.contract.operations, 'GET', pathname)?.operation.id;
  }

  async createSecret(credential: string, userId?: string): Promise<string> {
    const secret = await this.#api.createSecret(credential, userId);
    this.#reportSummary();
    return secret;
  }

  redeliverWebhook(id: string): Promise<void> {
    return this.#api.redeliverWebhook(id);
  }

  advanceClock(milliseconds: number): void {
    this.#api.advance(milliseconds);
    this.#reportSummary();
  }

  validateBody(operationId: string, body: string): readonly FieldError[] {
    return this.#api.validateBody(operationId, JSON.parse(body));
  }

  async loadFile(url: string): Promise<Blob> {
    const response = await this.#api.fetch(new Request(new URL(url, this.#apiUrl)));
    if (!response.ok) {
      throw new Error((await response.text()).trim());
    }
    return response.blob();
  }

  drawFile(url: string): string {
    const svg = this.#api.drawFile(new URL(url, this.#apiUrl).href);
    if (svg === undefined) {
      throw new Error('The link has expired, or it doesn’t point to an image.');
    }
    return svg;
  }

  reset(): void {
    this.#api.close();
    this.#resets += 1;
    this.#api = this.#createApi();
    this.#initialCounts = this.#api.recordCounts;
    this.#reportSummary();
  }

  #createApi(): MockApi {
    const attempts = new Map<string, number>();
    const api: MockApi = createMockApi({
      ...this.#mockOptions,
      // The seed differs after a reset, so that earlier IDs don't refer to other records.
      seed: 1 + this.#resets,
      renderRaster: async (svg, options) => {
        const image = await this.#callbacks?.renderRaster(svg, options);
        return new Uint8Array(image ?? []);
      },
      sendWebhook: async (request, event) => {
        const id = request.headers.get('webhook-id') ?? '';
        const attempt = (attempts.get(id) ?? 0) + 1;
        attempts.set(id, attempt);
        this.#callbacks?.onDelivery({...(await readDelivery(request, api)), event, attempt});
        this.#reportSummary();
        return new Response(null, {status: 204});
      },
    });
    return api;
  }

  #reportSummary(): void {
    const {recordCounts, clockOffset} = this.#api;
    const createdCounts = Object.entries(recordCounts).map(([noun, count]) => [
      noun,
      count - (this.#initialCounts[noun] ?? 0),
    ]);
    this.#callbacks?.onSummary({
      createdCounts: Object.fromEntries(createdCounts) as Record<string, number>,
      clockOffsetMs: clockOffset,
    });
  }
}

function createHeaders(entries: Readonly<Record<string, string>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(entries)) {
    try {
      headers.append(name, value);
    } catch {
      throw new Error(
        `The "${name}" header can't be sent. Header names can contain only letters, digits, and hyphens; values can contain only Latin-1 characters.`,
      );
    }
  }
  return headers;
}

function readBody(response: Response): Promise<string | Blob> {
  const mediaType = response.headers.get('content-type') ?? '';
  return /json|^text\/|\+xml/.test(mediaType) ? response.text() : response.blob();
}

async function readDelivery(request: Request, api: MockApi): Promise<Omit<WebhookDelivery, 'event' | 'attempt'>> {
  const body = await request.text();
  const headers = Object.fromEntries(request.headers);
  const {'webhook-id': id = '', 'webhook-timestamp': seconds = '', 'webhook-signature': signature = ''} = headers;
  const expected = await createWebhookHeaders({id, body, secret: api.webhookSecret}, Number(seconds) * 1000);
  return {id, url: request.url, headers, body, isSignatureValid: signature === expected['webhook-signature']};
}
