import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type RequestListener, type ServerResponse} from 'node:http';
import {createSecureServer} from 'node:http2';
import path from 'node:path';
import {generate} from 'selfsigned';
import sirv from 'sirv';
import {listen, type RunningServer} from './listen';

/**
 * Serves a built site as a static host does: `/docs/intro` is `docs/intro.html`, precompressed files are preferred, and
 * unknown paths return the not-found page with status 404.
 *
 * @param folder - The build, such as `build`.
 * @param options.port - Port to listen on. The default 0 selects a free port.
 * @param options.baseUrl - Path under which the site is served, with a leading and a trailing slash.
 * @param options.brotli - Whether to send Brotli. Benchmarks use gzip, so that their results are comparable.
 * @param options.http2 - Whether to serve over HTTP/2, with a self-signed certificate.
 * @param options.handleRequest - Handles a request before the server, and returns whether it has responded.
 */
export async function serveSite(
  folder: string,
  {
    port = 0,
    baseUrl = '/',
    brotli = true,
    http2 = false,
    handleRequest = () => false,
  }: {
    port?: number;
    baseUrl?: string;
    brotli?: boolean;
    http2?: boolean;
    handleRequest?: (request: IncomingMessage, response: ServerResponse) => boolean;
  } = {},
): Promise<RunningServer> {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const files = sirv(folder, {extensions: ['html'], gzip: true, brotli, etag: true});
  const respond: RequestListener = (request, response) => {
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
  };
  return listen(http2 ? createHttp2Server(respond) : createServer(respond), port);
}

function createHttp2Server(respond: RequestListener) {
  const {private: key, cert} = generate([{name: 'commonName', value: 'localhost'}], {keySize: 2048});
  // The HTTP/2 compatibility API has the methods that the listener calls, but different types.
  return createSecureServer({key, cert, allowHTTP1: true}, (request, response) =>
    respond(request as never, response as never),
  );
}
