import {readFileSync} from 'node:fs';
import {createServer, type RequestListener, type ServerResponse} from 'node:http';
import {startMockServer, type MockServer} from '@developer-docs/mock-api/node';
import type {JsonObject} from '@developer-docs/utils';
import {parse} from 'yaml';
import {listen, type RunningServer} from '../support/listen';
import {addDocsOptions, configure, packageNames, stockSiteTest} from './stock-site-test';

// A stock site whose documents have servers on this machine, and these servers.

/** The requests that the servers have received: the name of the server, the path, and the key. */
export const received: string[] = [];
const servers: RunningServer[] = [];

/** Starts a server that web pages can call. */
async function startServer(handle: RequestListener): Promise<RunningServer> {
  const running = await listen(
    createServer((request, response) => {
      for (const name of ['Origin', 'Headers']) response.setHeader(`Access-Control-Allow-${name}`, '*');
      response.setHeader('Access-Control-Expose-Headers', '*');
      if (request.method === 'OPTIONS') response.end();
      else handle(request, response);
    }),
  );
  servers.push(running);
  return running;
}

/** Redirects all requests to a URL, or responds with text. */
const respond =
  (name: string, location?: string): RequestListener =>
  ({url, headers}, response) => {
    received.push(`${name} ${url ?? ''} ${String(headers.authorization ?? headers['x-api-key'])}`);
    if (location !== undefined) response.setHeader('Location', location).statusCode = 302;
    else response.setHeader('Content-Type', 'text/plain');
    response.end('Hello.');
  };

interface Stream {
  readonly url: string | undefined;
  /** The ID of the event after which it continues. */
  readonly lastEventId: string | undefined;
  readonly response: ServerResponse;
}

/** The streams that the server has opened. */
export const streams: Stream[] = [];

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const respondInParts: RequestListener = ({url, headers}, response) => {
  switch (url) {
    case '/chart':
      response.setHeader('Content-Type', 'image/png');
      response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''gr%C3%B6%C3%9Fe.png`);
      response.end(png);
      break;
    case '/long':
      response.setHeader('Content-Type', 'application/json');
      response.end(`[${'{"a":1},'.repeat(1_250_000)}0]`);
      break;
    default:
      response.writeHead(200, {'Content-Type': 'text/event-stream'}).flushHeaders();
      streams.push({url, lastEventId: headers['last-event-id'] as string | undefined, response});
  }
};

const events = 'id: a\nevent: tide\ndata: {"level":1}\n\nid: b\ndata: rising\n\n';

/** Reads a document whose server has an origin. */
const readDocument = (name: string, origin: string) =>
  readFileSync(`tests/stock-sites/${name}.yaml`, 'utf8')
    .replaceAll('__ORIGIN__', origin)
    .replace('__HOST__', new URL(origin).host)
    .replace('__EVENTS__', JSON.stringify(events.repeat(50)));

const mocks: MockServer[] = [];

export const test = stockSiteTest(
  {docusaurus: '3.7.0', packages: [packageNames.openApi], installation: 'link'},
  async (site) => {
    const other = await startServer(respond('other'));
    const api = await startServer(respond('api', `${other.origin}/stolen`));
    site.write('openapi/parcels.yaml', readDocument('parcels', api.origin));
    const boats = parse(readDocument('boats', 'https://boats.example')) as JsonObject;
    const mock = await startMockServer({documents: {boats}, port: 0});
    mocks.push(mock);
    // The API is also the authorization server.
    site.write('openapi/boats.yaml', readDocument('boats', mock.origin));
    site.write('docs/boats.mdx', '# Boats\n\n<Operation id="listBoats" title />\n');
    const harbor = await startServer(respondInParts);
    site.write('openapi/harbor.yaml', readDocument('harbor', harbor.origin));
    for (const id of ['watchTides', 'getChart', 'getLong']) {
      site.write(`docs/${id.toLowerCase()}.mdx`, `# ${id}\n\n<Operation id="${id}" title />\n`);
    }
    const documents = {
      parcels: {file: 'openapi/parcels.yaml', pages: 'docs/parcels'},
      boats: 'openapi/boats.yaml',
      harbor: 'openapi/harbor.yaml',
    };
    const themes = JSON.stringify([[packageNames.openApi, {documents, tryIt: {servers: true}}]]);
    configure(site, `  future: {experimental_faster: true},\n  themes: ${themes},\n`);
    addDocsOptions(site);
    site.write('docs/parcel.mdx', '# Parcel\n\n<Operation id="get größe" title />\n\n[Ping](ping.mdx)\n');
    site.write('docs/ping.mdx', '# Ping\n\n<Operation id="ping" document="parcels" title />\n');
  },
);

/** Stops all servers. */
export function stopServers(): Promise<unknown> {
  for (const {response} of streams) response.destroy();
  return Promise.all([...servers, ...mocks].map(({close}) => close()));
}
