import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import type {AddressInfo} from 'node:net';
import type * as z from 'zod';
import type {DocSearchRecord} from '@developer-docs/search-engine';
import * as form from './form';
import {Indices} from './indices';

/**
 * Stands in for the hosted search service: takes the requests of its search, indexing and Insights APIs that this site
 * sends, holds each against the documented form, and answers from indices in memory.
 */
export interface SearchService {
  /** `http://localhost:<port>`. An address below `/@<host>/` is meant for that host. */
  readonly origin: string;
  readonly indices: Indices;
  /** What was asked, faulty answers included, in its order. */
  readonly requests: SearchServiceRequest[];
  /** What was not of the documented form. A test expects none. */
  readonly complaints: string[];
  /** What goes wrong with a request; nothing by itself. */
  fault: (request: SearchServiceRequest) => Fault | undefined;
  readonly close: () => Promise<void>;
}

/** What is asked of the service, by the name that its clients give it. */
export type Call = 'search' | 'batch' | 'setSettings' | 'operationIndex' | 'getTask' | 'deleteIndex' | 'pushEvents';

export interface SearchServiceRequest {
  readonly call: Call;
  /** The host that it was meant for, where the address says so. */
  readonly host: string;
  /** Name of the index in the address. */
  readonly index: string;
  readonly body: unknown;
}

/**
 * `refuse`: cuts the connection · `slow`: never answers · `stall`: half an answer, and no more · `half`: half an answer,
 * and cuts the connection · `error`: status 500 · `garbage`: a page in place of JSON.
 */
export type Fault = 'refuse' | 'slow' | 'stall' | 'half' | 'error' | 'garbage';

export interface Credentials {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** `[method, path, call, schema of the body]`; the path's first group is the index. */
const calls: readonly (readonly [string, RegExp, Call, z.ZodType?])[] = [
  ['POST', /^\/1\/indexes\/\*\/queries$/, 'search', form.queries],
  ['POST', /^\/1\/indexes\/([^/*]+)\/batch$/, 'batch', form.batch],
  ['PUT', /^\/1\/indexes\/([^/*]+)\/settings$/, 'setSettings', form.settings],
  ['POST', /^\/1\/indexes\/([^/*]+)\/operation$/, 'operationIndex', form.operation],
  ['GET', /^\/1\/indexes\/([^/*]+)\/task\/\d+$/, 'getTask'],
  ['DELETE', /^\/1\/indexes\/([^/*]+)$/, 'deleteIndex'],
  ['POST', /^\/1\/events$/, 'pushEvents', form.events],
];

const error = (status: number, message: string): Answer => ({status, body: {message, status}});

/** Starts the service on a free port. */
export async function startSearchService(credentials: Credentials): Promise<SearchService> {
  const server = createServer((request, response) => {
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const service: SearchService = {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    indices: new Indices(),
    requests: [],
    complaints: [],
    fault: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    const [, host = '', path = ''] = /^(?:\/@([^/]+))?(\/[^?]*)/.exec(request.url ?? '') ?? [];
    const known = calls.find(([method, pattern]) => method === request.method && pattern.test(path));
    const complain = (message: string) => {
      service.complaints.push(`${request.method ?? ''} ${path}: ${message}`);
      send(response, error(400, message));
    };
    if (!known) {
      complain('no such call');
      return;
    }
    const [, pattern, call, schema] = known;
    const index = decodeURIComponent(pattern.exec(path)?.[1] ?? '');
    const raw = await text(request);
    const asked: SearchServiceRequest = {call, host, index, body: raw === '' ? undefined : parse(raw)};
    service.requests.push(asked);
    const fault = service.fault(asked);
    if (fault) {
      fail(fault, response);
      return;
    }
    if (!schema && raw !== '') {
      complain('a body where none is');
      return;
    }
    const problem = schema?.safeParse(asked.body).error;
    if (problem) {
      complain(problem.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
      return;
    }
    const right = checkKey(request, call);
    send(response, right ?? answer(asked, Number(path.split('/').at(-1))));
  }

  function checkKey(request: IncomingMessage, call: Call): Answer | undefined {
    const query = new URL(request.url ?? '/', service.origin).searchParams;
    const given = (name: string) =>
      request.headers[name] ?? [...query].find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
    const {appId, searchKey, adminKey} = credentials;
    const key = given('x-algolia-api-key');
    if (given('x-algolia-application-id') !== appId || (key !== searchKey && key !== adminKey)) {
      return error(403, 'Invalid Application-ID or API key');
    }
    const isForReaders = call === 'search' || call === 'pushEvents';
    return isForReaders || key === adminKey ? undefined : error(403, 'Method not allowed with this API key');
  }

  function answer({call, index, body}: SearchServiceRequest, taskId: number): Answer {
    const {indices} = service;
    const planned = (taskID: number): Answer => ({status: 200, body: {taskID, updatedAt: new Date(0).toISOString()}});
    switch (call) {
      case 'search': {
        const {requests} = body as z.infer<typeof form.queries>;
        const results = requests.map((query) => indices.search(query));
        return results.every((result) => result !== undefined)
          ? {status: 200, body: {results}}
          : error(404, `Index ${requests[results.indexOf(undefined)]?.indexName ?? ''} does not exist`);
      }
      case 'batch': {
        const {requests} = body as z.infer<typeof form.batch>;
        return (
          tooBig(requests) ??
          planned(
            indices.batch(
              index,
              requests.map((one) => one.body as unknown as DocSearchRecord),
            ),
          )
        );
      }
      case 'setSettings':
        return planned(indices.setSettings(index, body as object as Record<string, unknown>));
      case 'operationIndex': {
        const {operation, destination, scope} = body as z.infer<typeof form.operation>;
        return planned(
          operation === 'copy' ? indices.copy(index, destination, scope) : indices.move(index, destination),
        );
      }
      case 'getTask':
        return {status: 200, body: {status: indices.isPublished(taskId) ? 'published' : 'notPublished'}};
      case 'deleteIndex':
        return planned(indices.remove(index));
      case 'pushEvents':
        return {status: 200, body: {status: 200, message: 'OK'}};
    }
  }

  return service;
}

/** The largest record that every plan of the service takes, in bytes of its JSON. */
const largestRecord = 10_000;

function tooBig(requests: z.infer<typeof form.batch>['requests']): Answer | undefined {
  const record = requests.find(({body}) => Buffer.byteLength(JSON.stringify(body)) > largestRecord)?.body;
  return record && error(400, `Record at the position 0 objectID=${record.objectID} is too big`);
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

function send(response: ServerResponse, {status, body}: Answer): void {
  response.writeHead(status, {'content-type': 'application/json; charset=UTF-8'}).end(JSON.stringify(body));
}

function fail(fault: Fault, response: ServerResponse): void {
  if (fault === 'refuse') response.destroy();
  else if (fault === 'error') send(response, error(500, 'Internal error'));
  else if (fault === 'garbage') response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><p>Hello');
  else if (fault !== 'slow') {
    const half = '{"results":[{"hits":[{"objectID":"1","url":';
    response.writeHead(200, {'content-type': 'application/json', 'content-length': 2 * half.length});
    response.write(half, () => {
      if (fault === 'half') response.destroy();
    });
  }
}
