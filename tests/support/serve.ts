import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';

/** A running server of a built site. */
export interface SiteServer {
  /** `http://localhost:<port>`, without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site as a static host does: `/docs/intro` is `docs/intro.html`, files compressed beforehand are preferred,
 * and an unknown address answers 404 with the site's own page.
 *
 * @param folder - The build, such as `build`.
 * @param options.port - Port to listen on; 0 takes a free one.
 * @param options.baseUrl - Path under which the site is served, with a slash at both ends.
 * @param options.brotli - `false`: gzip at most, as Lighthouse's figures are compared.
 * @param options.answer - Gets each request first; `true`: it is answered.
 */
export async function serveSite(
  folder: string,
  {
    port = 0,
    baseUrl = '/',
    brotli = true,
    answer = () => false,
  }: {
    port?: number;
    baseUrl?: string;
    brotli?: boolean;
    answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
  } = {},
): Promise<SiteServer> {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const files = sirv(folder, {extensions: ['html'], gzip: true, brotli, etag: true});
  const server: Server = createServer((request, response) => {
    if (answer(request, response)) return;
    const miss = () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(notFound);
    };
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    if (!`${pathname}/`.startsWith(baseUrl)) {
      miss();
      return;
    }
    request.url = `/${pathname.slice(baseUrl.length)}${search}`;
    files(request, response, miss);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
      }),
  };
}
