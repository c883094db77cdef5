import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';
import {removeSlowPatterns} from '@developer-docs/openapi/node';
import type {MockBehavior} from '../extension/extension.js';
import {createMockApi, type MockApi, type MockApiOptions} from '../mock-api.js';
import {serve, type ServeOptions} from './serve.js';
import {compileValidators} from './validators/compile-validators.js';

type NodeMockOptions<Behavior extends MockBehavior> = Omit<MockApiOptions<Behavior>, 'validators'> & {
  /** Default: validators that are compiled from the documents. */
  readonly validators?: MockApiOptions['validators'];
};

export type MockServerOptions<Behavior extends MockBehavior = MockBehavior> = NodeMockOptions<Behavior> & ServeOptions;

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
 * Creates a mock for Node.js: it compiles the validators, its delays don't keep the process alive, and it doesn't match
 * patterns that take too long, because nothing could end that. The standard error names the parts of the documents that
 * can't be checked.
 */
export const createNodeMock = <Behavior extends MockBehavior = MockBehavior>({
  validators,
  ...options
}: NodeMockOptions<Behavior>): MockApi<Behavior> =>
  createMockApi<Behavior>({
    validators: validators ?? compileValidators(options.documents, (message) => process.stderr.write(`${message}\n`)),
    wait: (milliseconds) => sleep(milliseconds, undefined, {ref: false}),
    ...options,
    // Samples are created from the documents.
    documents: removeSlowPatterns(options.documents),
  });

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
  const api = createNodeMock<Behavior>(options);
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
