import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {parse} from 'yaml';
import {brand} from '../../../../config/site';
import {readFileWithBrand} from '../../../../config/brand-tokens';
import {widgetFiles} from '../../../../config/plugins/widget-files';
import {listen, type RunningServer} from '../../../support/listen';

interface Example {
  readonly value: Readonly<Record<string, unknown>>;
}

const examplesFolder = path.resolve(__dirname, '../../../../product/openapi/components/examples');

/** Returns the value of an example, such as `designs-succeeded` in `requests`. */
export function getExample(file: string, name: string): Example['value'] {
  const examples = parse(readFileWithBrand(path.join(examplesFolder, `${file}.yaml`), brand)) as Readonly<
    Record<string, Example>
  >;
  const example = examples[name];
  if (example === undefined) {
    throw new Error(`product/openapi/components/examples/${file}.yaml has no example "${name}".`);
  }
  return example.value;
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Widget</title>
<link rel="icon" href="data:,"></head><body><h1>Host</h1><button id="outside">Outside</button><div id="designer"></div>
<script src="/ui-sdk/v1/widget.js"></script></body></html>`;

/**
 * Starts a server that responds immediately with the contract's examples. The host page is at `/`, and the API is at
 * `/v1`. Asynchronous requests are queued at the first poll, running at the second, and then finished.
 */
export async function startExampleApi(): Promise<RunningServer> {
  const widget = await widgetFiles['/ui-sdk/v1/widget.js']?.read();
  const polls = new Map<string, number>();
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
    const example = getExample('requests', `${kind}-queued`);
    polls.set(String(example.requestId), 0);
    // Zero, so that tests are fast.
    send(response, 202, example, {'Retry-After': '0'});
  };
  const poll = (response: ServerResponse, id: string) => {
    const count = polls.get(id) ?? 3;
    polls.set(id, count + 1);
    const kind = id === getExample('requests', 'brand-extraction-queued').requestId ? 'brand-extraction' : 'designs';
    const status = ['queued', 'running'][count] ?? 'succeeded';
    send(response, 200, getExample('requests', `${kind}-${status}`), {'Retry-After': '0'});
  };
  const handle = ({method, url = '/'}: IncomingMessage, response: ServerResponse) => {
    const call = `${method ?? ''} ${url.replace(/\/enterprise\/users\/[^/]+/, '').replace(/\?.*/, '')}`;
    const [, requestId] = /^GET \/v1\/requests\/(.+)$/.exec(call) ?? [];
    if (call === 'GET /') {
      response.writeHead(200, {'Content-Type': 'text/html'}).end(page);
    } else if (call === 'GET /ui-sdk/v1/widget.js') {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(widget);
    } else if (call === 'POST /design-token') {
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      send(response, 200, {...getExample('users', 'session-known-user'), expiresAt});
    } else if (/^POST \/v1\/designs\/from-(?:prompt|content)$/.test(call)) {
      accept(response, 'designs');
    } else if (/^POST \/v1\/users\/[^/]+\/brand\/extractions$/.test(call)) {
      accept(response, 'brand-extraction');
    } else if (requestId !== undefined) {
      poll(response, requestId);
    } else if (/^GET \/v1\/designs\/[^/]+\/variants$/.test(call)) {
      send(response, 200, getExample('designs', 'variants'));
    } else if (/^PUT \/v1\/users\/[^/]+\/brand$/.test(call)) {
      send(response, 200, getExample('users', 'user-brand'));
    } else {
      send(response, 404, {code: 'request_not_found'});
    }
  };
  return listen(createServer(handle));
}
