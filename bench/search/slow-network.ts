import {createServer, get, type IncomingMessage} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import type {RunningServer} from '../../tests/support/listen';

/** Slow 4G as in Lighthouse: latency in milliseconds, bandwidth in bytes per millisecond. */
const slow4g = {latency: 150, bandwidth: 1600 / 8};

/** Starts a proxy that simulates a slow network. Unlike Chromium's own throttling, it also affects web workers. */
export async function startSlowProxy(origin: string, {latency, bandwidth} = slow4g): Promise<RunningServer> {
  /** When the client will have received all responses so far, on the clock of `performance.now()`. */
  let idleAt = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const {headers, status, body} = await fetchCompressed(origin + (request.url ?? '/'));
      const now = performance.now();
      idleAt = Math.max(now + latency, idleAt) + body.length / bandwidth;
      await setTimeout(idleAt - now);
      response.writeHead(status, headers).end(body);
    })();
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Fetches a response without decompressing it. */
async function fetchCompressed(url: string) {
  const [response] = (await once(get(url, {headers: {'accept-encoding': 'br'}}), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const {'content-type': type, 'content-encoding': encoding} = response.headers;
  return {
    status: response.statusCode ?? 500,
    headers: {
      ...(type !== undefined && {'content-type': type}),
      ...(encoding !== undefined && {'content-encoding': encoding}),
    },
    body: Buffer.concat(chunks),
  };
}
