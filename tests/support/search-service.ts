import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {createEngine, type DocSearchRecord, type SearchParameters} from '@developer-docs/search-engine';
import type {OperationIndexParams} from 'algoliasearch';
import {listen, type RunningServer} from './listen';

/**
 * A fake of the hosted search service: accepts the requests that this site sends to its search, indexing, and Insights
 * APIs, and responds from indices in memory. Paths that start with `/@<host>/` are for that host of the service.
 */
export interface SearchService extends RunningServer {
  /** By name. Changes take effect immediately, unlike those of the real service. */
  readonly indices: Map<string, Index>;
  /** All requests in order, including those with faulty responses. */
  readonly requests: SearchServiceRequest[];
  /** Requests to unknown paths. Tests expect none. */
  readonly unknownRequests: string[];
  /** Returns the fault to simulate for a request; none by default. */
  fault: (request: SearchServiceRequest) => Fault | undefined;
}

export interface Index {
  readonly records: readonly DocSearchRecord[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly rules: readonly string[];
  readonly synonyms: readonly object[];
}

interface SearchServiceRequest {
  readonly operation: Operation;
  /** The host that the request is for; empty if the path doesn't contain one. */
  readonly host: string;
  /** The name of the index in the path. */
  readonly index: string;
  /** In the query of the URL. */
  readonly parameters: URLSearchParams;
  readonly body: unknown;
}

/**
 * `disconnect` closes the connection. `hang` never responds. `truncate` sends half of a response, and closes the
 * connection. `error` responds with status 500.
 */
export type Fault = 'disconnect' | 'hang' | 'truncate' | 'error';

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

/** The operations that don't require the admin key. */
const publicOperations: readonly Operation[] = ['search', 'pushEvents'];

/** Starts the service on a free port. */
export async function startSearchService(adminKey: string): Promise<SearchService> {
  const server = createServer((request, response) => {
    void handle(request, response);
  });
  const service: SearchService = {
    ...(await listen(server)),
    indices: new Map(),
    requests: [],
    unknownRequests: [],
    fault: () => undefined,
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    const {pathname, searchParams: parameters} = new URL(request.url ?? '', 'http://localhost');
    const [, host = '', path = ''] = /^(?:\/@([^/]+))?(.*)$/.exec(pathname) ?? [];
    const route = routes.find(([method, pattern]) => method === request.method && pattern.test(path));
    if (!route) {
      service.unknownRequests.push(`${request.method ?? ''} ${path}`);
      sendError(response, 400, 'unknown operation');
      return;
    }
    const [, pattern, operation] = route;
    const index = decodeURIComponent(pattern.exec(path)?.[1] ?? '');
    const body: unknown = JSON.parse((await text(request)) || 'null');
    const received = {operation, host, index, parameters, body};
    service.requests.push(received);
    const fault = service.fault(received);
    const isAllowed = publicOperations.includes(operation) || request.headers['x-algolia-api-key'] === adminKey;
    if (fault) sendFault(response, fault);
    else if (isAllowed) send(response, 200, respond(service.indices, received));
    else sendError(response, 403, 'Invalid Application-ID or API key');
  }

  return service;
}

/** Returns the body of the response to a request. All changes are the same task, which has finished. */
function respond(indices: Map<string, Index>, {operation, index: name, body}: SearchServiceRequest): object {
  const index = indices.get(name) ?? {records: [], settings: {}, rules: [], synonyms: []};
  const change = (changes: Partial<Index>) => indices.set(name, {...index, ...changes});
  switch (operation) {
    case 'search':
      return {results: (body as {requests: readonly Query[]}).requests.map((query) => search(indices, query))};
    case 'getTask':
      return {status: 'published'};
    case 'pushEvents':
      return {status: 200, message: 'OK'};
    case 'batch': {
      const {requests} = body as {requests: readonly {body: DocSearchRecord}[]};
      change({records: [...index.records, ...requests.map((request) => request.body)]});
      break;
    }
    case 'setSettings':
      change({settings: {...index.settings, ...(body as object)}});
      break;
    case 'saveSynonyms':
      change({synonyms: body as object[]});
      break;
    case 'clearSynonyms':
      change({synonyms: []});
      break;
    case 'operationIndex':
      copyOrMove(indices, name, index, body as OperationIndexParams);
      break;
    case 'deleteIndex':
      indices.delete(name);
      break;
  }
  return {taskID: 1, updatedAt: new Date(0).toISOString()};
}

/** Copies parts of an index to another one, or replaces that one. */
function copyOrMove(
  indices: Map<string, Index>,
  name: string,
  index: Index,
  {operation, destination, scope = []}: OperationIndexParams,
): void {
  if (operation === 'move') {
    indices.set(destination, index);
    indices.delete(name);
  } else {
    const parts = Object.fromEntries(scope.map((part) => [part, index[part]]));
    indices.set(destination, {...index, records: [], ...indices.get(destination), ...parts});
  }
}

interface Query extends SearchParameters {
  readonly indexName: string;
  readonly clickAnalytics?: boolean;
}

/**
 * Searches an index with the site's own engine, if the index is configured for the attributes that the query filters
 * by. For other attributes, the service finds nothing.
 */
function search(indices: Map<string, Index>, {clickAnalytics = false, indexName, ...query}: Query): object {
  const {records, settings} = indices.get(indexName) ?? {records: [], settings: {}};
  const {attributesForFaceting = []} = settings as {attributesForFaceting?: readonly string[]};
  const canFilter = (query.facetFilters ?? [])
    .flat()
    .every((filter) => attributesForFaceting.includes(filter.slice(0, filter.indexOf(':'))));
  const {hits, ...response} = createEngine(canFilter ? records : []).search(query);
  return {
    ...response,
    hits: hits.map(({_highlightResult, _snippetResult, ...hit}) => ({
      ...hit,
      _highlightResult: unescapeStrings(_highlightResult),
      _snippetResult: unescapeStrings(_snippetResult),
    })),
    exhaustiveNbHits: true,
    params: '',
    index: indexName,
    ...(clickAnalytics && {queryID: createHash('md5').update(response.query).digest('hex')}),
  };
}

/** Unescapes highlights, because unlike the engine, the service doesn't escape them. */
function unescapeStrings(value: unknown): unknown {
  const references: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&'};
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string'
      ? part.replace(/&(lt|gt|quot|#39|amp);/g, (_reference, name: string) => references[name] ?? '')
      : part,
  ) as unknown;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {'content-type': 'application/json; charset=UTF-8'}).end(JSON.stringify(body));
}

function sendError(response: ServerResponse, status: number, message: string): void {
  send(response, status, {message, status});
}

function sendFault(response: ServerResponse, fault: Fault): void {
  if (fault === 'disconnect') {
    response.destroy();
  } else if (fault === 'error') {
    sendError(response, 500, 'Internal error');
  } else if (fault !== 'hang') {
    const half = '{"results":[{"hits":[{"objectID":"1","url":';
    response.writeHead(200, {'content-type': 'application/json', 'content-length': 2 * half.length});
    response.write(half, () => {
      response.destroy();
    });
  }
}
