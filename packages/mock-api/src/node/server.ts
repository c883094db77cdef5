import type {MockBehavior} from '../extension.js';
import type {MockApi} from '../mock-api.js';
import {createNodeMock, type NodeMockOptions} from './node-mock.js';
import {serve, type ServeOptions} from './serve.js';

export interface MockServerOptions<Behavior extends MockBehavior = MockBehavior>
  extends NodeMockOptions<Behavior>, ServeOptions {}

/** A running HTTP server that serves a mock. */
export interface MockServer<Behavior extends MockBehavior = MockBehavior> extends Omit<MockApi<Behavior>, 'close'> {
  /** The server's origin, such as `http://localhost:4010`. */
  readonly origin: string;
  /** The base URL of the API, such as `http://localhost:4010/v1`. */
  readonly url: string;
  /** Closes all connections and cancels pending work of the extension. */
  readonly close: () => Promise<void>;
}

/**
 * Starts an HTTP server with a mock.
 *
 * @throws Error with the code `EADDRINUSE` when the port is in use.
 */
export async function startMockServer<Behavior extends MockBehavior = MockBehavior>({
  port,
  host,
  ...options
}: MockServerOptions<Behavior>): Promise<MockServer<Behavior>> {
  const api = createNodeMock(options);
  const server = await serve(api.fetch, {port, host});
  return {
    ...api,
    origin: server.origin,
    url: `${server.origin}${api.contract.basePath}`,
    close: () => {
      api.close();
      return server.close();
    },
  };
}
