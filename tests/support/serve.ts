import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {listen, type RunningServer} from './listen';

/**
 * Serves a built site like a static host: `/docs/intro` is `docs/intro.html`, precompressed files are preferred, and unknown
 * paths return the not-found page with status 404.
 *
 * @param folder - The build, such as `build`.
 * @param options.port - Port to listen on. The default 0 selects a free port.
 * @param options.baseUrl - Path under which the site is served, with a slash at both ends.
 * @param options.brotli - Whether to send Brotli. Benchmarks use gzip, so that their results are comparable.
 * @param options.handleRequest - Handles a request before the server does, and returns whether it has responded.
 */
export async function serveSite(
  folder: string,
  {
    port = 0,
    baseUrl = '/',
    brotli = true,
    handleRequest = () => false,
  }: {
    port?: number;
    baseUrl?: string;
    brotli?: boolean;
    handleRequest?: (request: IncomingMessage, response: ServerResponse) => boolean;
  } = {},
): Promise<RunningServer> {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const files = sirv(folder, {extensions: ['html'], gzip: true, brotli, etag: true});
  const server = createServer((request, response) => {
    if (handleRequest(request, response)) return;
    const sendNotFound = () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(notFound);
    };
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    if (!`${pathname}/`.startsWith(baseUrl)) {
      sendNotFound();
      return;
    }
    request.url = `/${pathname.slice(baseUrl.length)}${search}`;
    files(request, response, sendNotFound);
  });
  return listen(server, port);
}
