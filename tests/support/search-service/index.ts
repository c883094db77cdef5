import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import type {DocSearchRecord} from '@developer-docs/search-engine';
import type {OperationIndexParams} from 'algoliasearch';
import {listen, type RunningServer} from '../listen';
import {Indices, type Query} from './indices';

/**
 * A fake of the hosted search service: accepts the requests that this site sends to its search, indexing, and Insights
 * APIs, and responds from indices in memory. Paths that start with `/@<host>/` are for that host of the
 * service.
 */
export interface SearchService extends RunningServer {
  readonly indices: Indices;
  /** All requests in order, including those with faulty responses. */
  readonly requests: SearchServiceRequest[];
  /** Requests to unknown paths. Tests expect none. */
  readonly unknownRequests: string[];
  /** Returns the fault to simulate for a request; none by default. */
  fault: (request: SearchServiceRequest) => Fault | undefined;
}

export interface SearchServiceRequest {
  readonly operation: Operation;
  /** The host that the request is for; empty if the path doesn't contain one. */
  readonly host: string;
  /** The name of the index in the path. */
  readonly index: string;
  readonly body: unknown;
}

/**
 * `disconnect` closes the connection. `hang` never responds. `truncate` sends half of a response, and closes the
 * connection. `error` responds with status 500.
 */
export type Fault = 'disconnect' | 'hang' | 'truncate' | 'error';

export interface Credentials {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
}

interface FakeResponse {
  readonly status: number;
  readonly body: object;
}

/**
 * Method, path, and operation, which has the name of the client's method. The first capture group of the path is the
 * index.
 */
const routes = [
  ['POST', /^\/1\/indexes\/\*\/queries$/, 'search'],
  ['POST', /^\/1\/indexes\/([^/*]+)\/batch$/, 'batch'],
  ['PUT', /^\/1\/indexes\/([^/*]+)\/settings$/, 'setSettings'],
  ['POST', /^\/1\/indexes\/([^/*]+)\/synonyms\/batch$/, 'saveSynonyms'],
  ['POST', /^\/1\/indexes\/([^/*]+)\/synonyms\/clear$/, 'clearSynonyms'],
  ['POST', /^\/1\/indexes\/([^/*]+)\/operation$/, 'operationIndex'],
  ['GET', /^\/1\/indexes\/([^/*]+)\/task\/\d+$/, 'getTask'],
  ['DELETE', /^\/1\/indexes\/([^/*]+)$/, 'deleteIndex'],
  ['POST', /^\/1\/events$/, 'pushEvents'],
] as const;

export type Operation = (typeof routes)[number][2];

const createError = (status: number, message: string): FakeResponse => ({status, body: {message, status}});

/** Starts the service on a free port. */
export async function startSearchService(credentials: Credentials): Promise<SearchService> {
  const server = createServer((request, response) => {
    void handle(request, response);
  });
  const service: SearchService = {
    ...(await listen(server)),
    indices: new Indices(),
    requests: [],
    unknownRequests: [],
    fault: () => undefined,
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    const [, host = '', path = ''] = /^(?:\/@([^/]+))?(\/[^?]*)/.exec(request.url ?? '') ?? [];
    const route = routes.find(([method, pattern]) => method === request.method && pattern.test(path));
    if (!route) {
      service.unknownRequests.push(`${request.method ?? ''} ${path}`);
      send(response, createError(400, 'unknown operation'));
      return;
    }
    const [, pattern, operation] = route;
    const index = decodeURIComponent(pattern.exec(path)?.[1] ?? '');
    const bodyText = await text(request);
    const received: SearchServiceRequest = {
      operation,
      host,
      index,
      body: bodyText === '' ? undefined : JSON.parse(bodyText),
    };
    service.requests.push(received);
    const fault = service.fault(received);
    if (fault) {
      sendFault(fault, response);
      return;
    }
    const authenticationError = authenticate(request, operation, credentials);
    const body = authenticationError ? undefined : respond(service.indices, received);
    send(response, body ? {status: 200, body} : (authenticationError ?? createError(404, 'Index does not exist')));
  }

  return service;
}

/** Returns an error if the credentials are wrong, or don't allow the operation. */
function authenticate(
  {url = '/', headers}: IncomingMessage,
  operation: Operation,
  {appId, searchKey, adminKey}: Credentials,
): FakeResponse | undefined {
  const query = [...new URL(url, 'http://localhost').searchParams];
  const getParameter = (name: string) => headers[name] ?? query.find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  const key = getParameter('x-algolia-api-key');
  if (getParameter('x-algolia-application-id') !== appId || (key !== searchKey && key !== adminKey)) {
    return createError(403, 'Invalid Application-ID or API key');
  }
  const isPublic = operation === 'search' || operation === 'pushEvents';
  return isPublic || key === adminKey ? undefined : createError(403, 'Method not allowed with this API key');
}

/**
 * Returns the body of the response to a request; `undefined` if it searches in a missing index. All changes are the
 * same task, which has finished.
 */
function respond(indices: Indices, {operation, index, body}: SearchServiceRequest): object | undefined {
  switch (operation) {
    case 'search': {
      const results = (body as {requests: readonly Query[]}).requests.map((query) => indices.search(query));
      return results.includes(undefined) ? undefined : {results};
    }
    case 'getTask':
      return {status: 'published'};
    case 'pushEvents':
      return {status: 200, message: 'OK'};
    case 'batch':
      indices.batch(
        index,
        (body as {requests: {body: DocSearchRecord}[]}).requests.map((request) => request.body),
      );
      break;
    case 'setSettings':
      indices.setSettings(index, body as Record<string, unknown>);
      break;
    case 'saveSynonyms':
      indices.update(index, {synonyms: body as object[]});
      break;
    case 'clearSynonyms':
      indices.update(index, {synonyms: []});
      break;
    case 'operationIndex': {
      const {operation: kind, destination, scope} = body as OperationIndexParams;
      if (kind === 'copy') indices.copy(index, destination, scope);
      else indices.move(index, destination);
      break;
    }
    case 'deleteIndex':
      indices.remove(index);
      break;
  }
  return {taskID: 1, updatedAt: new Date(0).toISOString()};
}

function send(response: ServerResponse, {status, body}: FakeResponse): void {
  response.writeHead(status, {'content-type': 'application/json; charset=UTF-8'}).end(JSON.stringify(body));
}

function sendFault(fault: Fault, response: ServerResponse): void {
  if (fault === 'disconnect') {
    response.destroy();
  } else if (fault === 'error') {
    send(response, createError(500, 'Internal error'));
  } else if (fault !== 'hang') {
    const half = '{"results":[{"hits":[{"objectID":"1","url":';
    response.writeHead(200, {'content-type': 'application/json', 'content-length': 2 * half.length});
    response.write(half, () => {
      response.destroy();
    });
  }
}
