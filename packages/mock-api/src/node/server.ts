import {setMaxListeners} from 'node:events';
import {isIPv6, type AddressInfo} from 'node:net';
import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';
import {removeSlowPatterns} from '@developer-docs/openapi/node';
import {createAdaptorServer, type ServerType} from '@hono/node-server';
import type {MockBehavior} from '../extension.js';
import {isLoopbackUrl} from '../http/cors.js';
import {createMockApi, type MockApi, type MockApiOptions} from '../mock-api.js';
import {compileValidators} from './compile-validators.js';

export interface MockServerOptions<Behavior extends MockBehavior = MockBehavior> extends Omit<
  MockApiOptions<Behavior>,
  'validators'
> {
  /**
   * Receives a message for each part of the documents that can't be checked, such as a pattern that JavaScript doesn't
   * support. Default: writes it to the standard error.
   */
  readonly warn?: (message: string) => void;
  /** Default: validators that are compiled from the documents. */
  readonly validators?: MockApiOptions['validators'];
  /** The port to listen on; 0 (the default) selects a free port. */
  readonly port?: number;
  /**
   * The host to listen on (default: `127.0.0.1`, which only this machine can reach). Requests for hosts other than this
   * one and this machine's are rejected, unless it's `0.0.0.0` or `::`.
   */
  readonly host?: string;
}

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
  port = 0,
  host = '127.0.0.1',
  validators,
  warn = (message) => {
    process.stderr.write(`${message}\n`);
  },
  ...options
}: MockServerOptions<Behavior>): Promise<MockServer<Behavior>> {
  const abortController = new AbortController();
  const {signal} = abortController;
  // Each delayed call listens to it.
  setMaxListeners(0, signal);
  const api = createMockApi<Behavior>({
    validators: validators ?? compileValidators(options.documents, warn),
    // An unreferenced timer doesn't keep the process alive.
    wait: (milliseconds) => sleep(milliseconds, undefined, {signal, ref: false}),
    ...options,
    // Samples are created from the documents.
    documents: removeSlowPatterns(options.documents),
  });
  const isAllowed = createHostCheck(host);
  const server = createAdaptorServer({
    fetch: (request) => (isAllowed(request.url) ? api.fetch(request) : rejectHost(request.url)),
    // HTTP/1.0 requests need no Host header.
    hostname: 'localhost',
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const hostname = [...allAddresses, '127.0.0.1', '::1'].includes(host) ? 'localhost' : toUrlHost(host);
  const origin = `http://${hostname}:${(server.address() as AddressInfo).port}`;
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
  // Some names, such as 127.999.1.1, aren't valid in URLs.
  const hostname = URL.canParse(url) ? new URL(url).hostname : (/^https?:\/\/([^/]*)/.exec(url)?.[1] ?? '');
  const advice = `To serve ${hostname}, let it listen there ("--host ${hostname}"), or on all addresses ("--host 0.0.0.0").`;
  return new Response(`The mock serves only requests for this machine, such as for localhost. ${advice}\n`, {
    status: 421,
  });
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
