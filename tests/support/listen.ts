import {once} from 'node:events';
import {Server} from 'node:http';
import type {Http2SecureServer} from 'node:http2';
import {createServer, type AddressInfo} from 'node:net';

/** A server that is listening. */
export interface RunningServer {
  /** `http://localhost:<port>`, or `https:` for HTTP/2, without a trailing slash. */
  readonly origin: string;
  /** Stops the server, and ends its connections. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a server.
 *
 * @param port - Port to listen on. The default 0 selects a free port.
 * @throws Error if the port is already in use.
 */
export async function listen(server: Server | Http2SecureServer, port = 0): Promise<RunningServer> {
  server.listen(port);
  await once(server, 'listening');
  const protocol = server instanceof Server ? 'http' : 'https';
  return {
    origin: `${protocol}://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if (server instanceof Server) server.closeAllConnections();
      }),
  };
}

/** Finds an unused port, for programs that can't select one themselves. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
