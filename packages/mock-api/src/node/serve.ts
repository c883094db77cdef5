import {isIPv6, type AddressInfo} from 'node:net';
import {isLoopbackUrl} from '@developer-docs/utils';
import {createAdaptorServer} from '@hono/node-server';

/** Where a server listens. */
export interface ServeOptions {
  /** The port to listen on; 0 (the default) selects a free port. */
  readonly port?: number;
  /**
   * The host to listen on (default: `127.0.0.1`, which only this machine can reach). Requests for hosts other than this
   * one and this machine's are rejected, unless it's `0.0.0.0` or `::`.
   */
  readonly host?: string;
}

/**
 * Serves responses to HTTP requests.
 *
 * @returns The server's origin, and a function that closes it and all its connections.
 * @throws Error with the code `EADDRINUSE` when the port is in use.
 */
export async function serve(
  respond: (request: Request) => Promise<Response>,
  {port = 0, host = '127.0.0.1'}: ServeOptions,
): Promise<{origin: string; close: () => Promise<void>}> {
  const isAllowed = createHostCheck(host);
  const server = createAdaptorServer({
    fetch: (request) => (isAllowed(request.url) ? respond(request) : rejectHost(request.url)),
    // HTTP/1.0 requests need no Host header.
    hostname: 'localhost',
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const hostname = [...allAddresses, '127.0.0.1', '::1'].includes(host) ? 'localhost' : toUrlHost(host);
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** The hosts with which a server listens on all addresses of the machine. */
const allAddresses = ['0.0.0.0', '::'];

/** Returns a host as URLs contain it. */
export const toUrlHost = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/**
 * Returns a function that checks the host of a URL. A website can let its own name point to this machine (DNS
 * rebinding), and its pages could then read and change the mock's data.
 */
function createHostCheck(host: string): (url: string) => boolean {
  if (allAddresses.includes(host)) return () => true;
  const {hostname} = new URL(`http://${toUrlHost(host)}`);
  return (url) => isLoopbackUrl(url) || (URL.canParse(url) && new URL(url).hostname === hostname);
}

function rejectHost(url: string): Response {
  const {hostname} = URL.canParse(url) ? new URL(url) : {hostname: 'it'};
  const advice = `To serve ${hostname}, let it listen there with --host, or on all addresses with --host 0.0.0.0.`;
  return new Response(`The mock serves only requests for this machine, such as for localhost. ${advice}\n`, {
    status: 421,
  });
}
