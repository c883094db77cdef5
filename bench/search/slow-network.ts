import {createServer, get, type IncomingMessage} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import type {SiteServer} from '../../tests/support/serve';

/** A phone on slow 4G, as Lighthouse has it: milliseconds until an answer begins, bytes in a millisecond. */
const slow4g = {delay: 150, rate: 1600 / 8};

/** Puts a slow line between a browser and a server, for workers too, which a browser's own throttling leaves out. */
export async function slowly(origin: string, {delay, rate} = slow4g): Promise<SiteServer> {
  let lineIsFree = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const {headers, status, body} = await read(origin + (request.url ?? '/'));
      const now = performance.now();
      lineIsFree = Math.max(now + delay, lineIsFree) + body.length / rate;
      await setTimeout(lineIsFree - now);
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

/** The answer, compressed as it is sent. */
async function read(address: string) {
  const [response] = (await once(get(address, {headers: {'accept-encoding': 'br'}}), 'response')) as [IncomingMessage];
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
