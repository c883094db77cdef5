import type {AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {createAdaptorServer, type ServerType} from '@hono/node-server';
import {Resvg} from '@resvg/resvg-js';
import {encode as encodeJpeg} from 'jpeg-js';
import {createMockApi, type MockApi, type MockApiOptions} from '.';
import type {RasterRenderer} from './product';

export {compileValidators, generateValidatorModule} from './validation/compile-validators';

const jpegQuality = 85;

/** Renders images with resvg and the system fonts. */
const renderRaster: RasterRenderer = (svg, {width, format}) => {
  const image = new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render();
  return Promise.resolve(
    format === 'png'
      ? image.asPng()
      : encodeJpeg({width: image.width, height: image.height, data: image.pixels}, jpegQuality).data,
  );
};

export interface MockServerOptions extends Omit<MockApiOptions, 'renderRaster'> {
  readonly renderRaster?: MockApiOptions['renderRaster'];
  /** The port to listen on; 0 (the default) selects a free port. */
  readonly port?: number;
  /** The host to listen on (default: `127.0.0.1`, which only this machine can reach). */
  readonly host?: string;
}

/** A running HTTP server that serves a mock. */
export interface MockServer extends Omit<MockApi, 'clockOffset' | 'close' | 'recordCounts'> {
  /** The server's origin, such as `http://localhost:4010`. */
  readonly origin: string;
  /** The base URL of the API, such as `http://localhost:4010/v1`. */
  readonly url: string;
  /** Closes all connections and cancels pending webhook deliveries. */
  readonly close: () => Promise<void>;
}

/**
 * Starts an HTTP server with a mock.
 *
 * @throws Error with the code `EADDRINUSE` when the port is in use.
 */
export async function startMockServer({
  port = 0,
  host = '127.0.0.1',
  ...options
}: MockServerOptions): Promise<MockServer> {
  const abortController = new AbortController();
  const {signal} = abortController;
  const api = createMockApi({
    renderRaster,
    // An unreferenced timer doesn't keep the process alive.
    wait: (milliseconds) => sleep(milliseconds, undefined, {signal, ref: false}),
    ...options,
  });
  const server = createAdaptorServer({fetch: (request) => api.fetch(request)});
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    ...api,
    origin,
    url: `${origin}${api.contract.basePath}`,
    close: () => {
      abortController.abort();
      api.close();
      return closeServer(server);
    },
  };
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) {
      server.closeAllConnections();
    }
  });
}
