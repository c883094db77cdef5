import type {Contract, MockOperation} from '@developer-docs/mock-api';
import {readDeclaredOperations, readNamedExamples} from '@developer-docs/openapi';
import {isObject, objectAt, type JsonObject} from '@developer-docs/utils';
import type {ProductServer} from '../../../../product/mock/node';

/** Overrides for the minimal valid call to an operation. */
export interface CallOptions {
  readonly credential?: string | null;
  readonly body?: unknown;
  /** The raw request body, when it isn't valid JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of path and query parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export interface ApiResult {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonObject;
}

/**
 * Creates the minimal valid call to an operation from the contract's examples, with overrides.
 *
 * @param server - The base URL of the API, and the API key to use by default.
 */
function createApiRequest(
  operation: MockOperation,
  server: {readonly url: string; readonly apiKey: string},
  {credential = server.apiKey, headers = {}, parameters = {}, ...options}: CallOptions = {},
): Request {
  const body = options.text ?? JSON.stringify(options.body ?? readBodyExample(operation));
  const getValue = (name: string) => parameters[name] ?? findExample(operation, name);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(getValue(name)));
  const required = operation.parameters.filter(({in: location, isRequired}) => location === 'query' && isRequired);
  const otherPlaces = operation.parameters.filter(({in: location}) => location !== 'query').map(({name}) => name);
  const given = Object.keys(parameters).filter((name) => !otherPlaces.includes(name));
  const names = new Set([...required.map(({name}) => name), ...given]);
  const query = new URLSearchParams([...names].map((name) => [name, getValue(name)]));
  return new Request(`${server.url}${path}${query.size > 0 ? `?${query.toString()}` : ''}`, {
    method: operation.method,
    headers: {
      ...(credential !== null && {Authorization: `Bearer ${credential}`}),
      ...(operation.bodies.length > 0 && {'Content-Type': 'application/json'}),
      ...headers,
    },
    ...(operation.bodies.length > 0 && {body: new TextEncoder().encode(body)}),
  });
}

/** Returns the example of an operation's request body with a name; empty if there's none. */
export function readBodyExample({document, id}: MockOperation, name = 'minimal'): JsonObject {
  const media = readDeclaredOperations(document).find((operation) => operation.id === id)?.requestBody?.content[0];
  const examples = media === undefined ? [] : readNamedExamples(media.declaration, document);
  return objectAt(examples.find((example) => example.name === name)?.declaration, 'value');
}

/** Returns the value of a parameter in the contract's examples. */
function findExample({document}: MockOperation, parameter: string): string {
  const declarations = Object.values(objectAt(objectAt(document.root, 'components'), 'parameters'));
  const declaration = declarations.filter(isObject).find(({name}) => name === parameter) ?? {};
  const {example, examples} = declaration;
  return String(example ?? (Array.isArray(examples) ? (examples as unknown[])[0] : undefined));
}

/** Calls operations of a mock. */
export class ApiClient {
  constructor(
    private readonly mock: ProductServer,
    private readonly contract: Contract,
  ) {}

  /**
   * Makes the minimal valid call to an operation, with overrides.
   *
   * @throws Error when the contract has no such operation.
   */
  async call(id: string, options: CallOptions = {}): Promise<ApiResult> {
    const operation = this.contract.operations.find((candidate) => candidate.id === id);
    if (operation === undefined) throw new Error(`The contract has no operation "${id}".`);
    const response = await fetch(createApiRequest(operation, this.mock, options));
    const text = await response.text();
    if (!text.startsWith('{')) throw new Error(`${id} returned ${response.status}: ${text}`);
    return {status: response.status, headers: response.headers, body: JSON.parse(text) as JsonObject};
  }

  /** Logs a user in, and returns the token. */
  async logIn(body: JsonObject, credential: string = this.mock.apiKey): Promise<string> {
    const response = await this.call('loginUser', {body, credential});
    if (response.status !== 200) {
      throw new Error(`loginUser returned ${response.status}: ${JSON.stringify(response.body)}`);
    }
    return String(response.body.token);
  }

  /** Creates an asynchronous request and polls it until it's finished. */
  async createAndFinish(options: CallOptions = {}, id = 'designsFromPrompt'): Promise<JsonObject> {
    const {body} = await this.call(id, options);
    const read = () =>
      this.call('getRequestStatus', {parameters: {requestId: String(body.requestId)}, credential: options.credential});
    let response = await read();
    for (let polls = 1; polls < 10 && /queued|running/.test(String(response.body.status)); polls += 1) {
      response = await read();
    }
    return response.body;
  }
}
