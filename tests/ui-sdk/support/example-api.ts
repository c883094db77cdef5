import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parse} from 'yaml';
import {brand} from '../../../config/brand';
import {readFileWithBrand} from '../../../plugins/shared';
import {buildWidgetScript} from '../../../scripts/mock/widget-files';

/** A server with the examples of the contract: what the widget's own tests need, at once and the same each time. */
export interface ExampleApi {
  /** `http://localhost:<port>`. The API is below `/v1`, the widget's page is `/`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface Example {
  readonly value: Readonly<Record<string, unknown>>;
}

const examplesFolder = path.resolve(__dirname, '../../../contract/openapi/components/examples');

/** The value of an example, such as `requests` and `designs-succeeded`. */
export function exampleOf(file: string, name: string): Example['value'] {
  const examples = parse(readFileWithBrand(path.join(examplesFolder, `${file}.yaml`), brand)) as Readonly<
    Record<string, Example>
  >;
  const example = examples[name];
  if (example === undefined) {
    throw new Error(`contract/openapi/components/examples/${file}.yaml has no example "${name}".`);
  }
  return example.value;
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Widget</title>
<link rel="icon" href="data:,"></head><body><h1>Host</h1><button id="outside">Outside</button><div id="designer"></div>
<script src="/ui-sdk/v1/widget.js"></script></body></html>`;

/** Starts the server on a free port. A request is queued at the first look, running at the second, and then done. */
export async function startExampleApi(): Promise<ExampleApi> {
  const widget = await buildWidgetScript();
  const looks = new Map<string, number>();
  const send = (
    response: ServerResponse,
    status: number,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    response.writeHead(status, {'Content-Type': 'application/json', 'Request-Id': 'call_0000000000000000', ...headers});
    response.end(JSON.stringify(body));
  };
  const accept = (response: ServerResponse, kind: string) => {
    const example = exampleOf('requests', `${kind}-queued`);
    looks.set(String(example.requestId), 0);
    // As the contract says, in whole seconds; zero only here, so that tests are quick.
    send(response, 202, example, {'Retry-After': '0'});
  };
  const look = (response: ServerResponse, id: string) => {
    const count = looks.get(id) ?? 3;
    looks.set(id, count + 1);
    const kind = id === exampleOf('requests', 'brand-extraction-queued').requestId ? 'brand-extraction' : 'designs';
    const status = ['queued', 'running'][count] ?? 'succeeded';
    send(response, 200, exampleOf('requests', `${kind}-${status}`), {'Retry-After': '0'});
  };
  const answer = ({method, url = '/'}: IncomingMessage, response: ServerResponse) => {
    const call = `${method ?? ''} ${url.replace(/\/enterprise\/users\/[^/]+/, '').replace(/\?.*/, '')}`;
    const [, requestId] = /^GET \/v1\/requests\/(.+)$/.exec(call) ?? [];
    if (call === 'GET /') {
      response.writeHead(200, {'Content-Type': 'text/html'}).end(page);
    } else if (call === 'GET /ui-sdk/v1/widget.js') {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(widget);
    } else if (call === 'POST /design-token') {
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      send(response, 200, {...exampleOf('users', 'session-known-user'), expiresAt});
    } else if (/^POST \/v1\/designs\/from-(?:prompt|content)$/.test(call)) {
      accept(response, 'designs');
    } else if (/^POST \/v1\/users\/[^/]+\/brand\/extractions$/.test(call)) {
      accept(response, 'brand-extraction');
    } else if (requestId !== undefined) {
      look(response, requestId);
    } else if (/^GET \/v1\/designs\/[^/]+\/variants$/.test(call)) {
      send(response, 200, exampleOf('designs', 'variants'));
    } else if (/^PUT \/v1\/users\/[^/]+\/brand$/.test(call)) {
      send(response, 200, exampleOf('users', 'user-brand'));
    } else {
      send(response, 404, {code: 'request_not_found'});
    }
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
