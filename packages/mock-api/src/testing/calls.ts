import type {Contract} from '../contract/contract';
import {isObject, listAt, objectAt, type JsonObject} from '../contract/json';
import type {Operation} from '../contract/operations';
import type {Mock} from '../mock';

/** What differs from the valid call of an operation. */
export interface Change {
  readonly credential?: string | null;
  readonly body?: unknown;
  /** The body as text, when it is not JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Values of path and query parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonObject;
}

/** Calls operations with the values of the contract's examples. */
export class CallBuilder {
  readonly #mock: Mock;
  readonly #contract: Contract;

  constructor(mock: Mock, contract: Contract) {
    this.#mock = mock;
    this.#contract = contract;
  }

  /** @throws Error when the contract has no such operation. */
  operation(id: string): Operation {
    const operation = this.#contract.operations.find((candidate) => candidate.id === id);
    if (operation === undefined) {
      throw new Error(`The contract has no operation "${id}".`);
    }
    return operation;
  }

  /** Makes the smallest valid call of an operation, with changes. */
  async call(id: string, change: Change = {}): Promise<Answered> {
    const operation = this.operation(id);
    const {credential = this.#mock.apiKey, headers = {}} = change;
    const body = change.text ?? JSON.stringify(change.body ?? operation.body?.examples.minimal);
    const all: Record<string, string | null> = {
      ...(credential !== null && {Authorization: `Bearer ${credential}`}),
      ...(operation.body && {'Content-Type': 'application/json'}),
      ...headers,
    };
    const response = await fetch(this.#url(operation, change.parameters ?? {}), {
      method: operation.method,
      headers: Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
      ...(operation.body && {body: new TextEncoder().encode(body)}),
    });
    return {status: response.status, headers: response.headers, body: (await response.json()) as JsonObject};
  }

  /** Logs a user in. */
  async logIn(body: JsonObject, credential: string = this.#mock.apiKey): Promise<{token: string; user: JsonObject}> {
    const answer = await this.call('loginUser', {body, credential});
    if (answer.status !== 200) {
      throw new Error(`loginUser answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return {token: String(answer.body.token), user: objectAt(answer.body, 'user')};
  }

  /** Creates designs and reads the request until it is finished. */
  async finished(change: Change = {}, id = 'designsFromPrompt'): Promise<JsonObject> {
    const {body} = await this.call(id, change);
    const read = () =>
      this.call('getRequestStatus', {
        parameters: {requestId: String(body.requestId)},
        ...(change.credential !== undefined && {credential: change.credential}),
      });
    let answer = await read();
    for (let reads = 1; reads < 10 && /queued|running/.test(String(answer.body.status)); reads += 1) {
      answer = await read();
    }
    return answer.body;
  }

  /** A place of the API, with parameters in it. */
  #url(operation: Operation, given: Readonly<Record<string, string>>): string {
    const names = new Set(operation.parameters.map(({name}) => name));
    const value = (name: string) => given[name] ?? this.#example(operation, name);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
    const query = new URLSearchParams();
    for (const {name, in: place, required} of operation.parameters) {
      if (place === 'query' && (required || given[name] !== undefined)) query.set(name, value(name));
    }
    for (const [name, text] of Object.entries(given)) {
      if (!names.has(name)) query.set(name, text);
    }
    return `${this.#mock.url}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  }

  #example(operation: Operation, name: string): string {
    const document = this.#contract.documents.get(operation.document);
    const parameters = Object.values(objectAt(objectAt(document, 'components'), 'parameters'));
    const found = parameters.find((parameter) => isObject(parameter) && parameter.name === name);
    return String(objectAt({found}, 'found').example ?? listAt(found, 'examples')[0]);
  }
}
