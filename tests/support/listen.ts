import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server that is listening. */
export interface RunningServer {
  /** `http://localhost:<port>`, without a trailing slash. */
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
export async function listen(server: Server, port = 0): Promise<RunningServer> {
  server.listen(port);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
