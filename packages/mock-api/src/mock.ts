import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {loadContract, type Contract} from './contract/contract';
import type {ApiState} from './http/api';
import {respond, send, type ServedFile} from './http/respond';
import {sendWebhook} from './http/send-webhook';
import {IdempotencyKeys} from './rules/idempotency';
import {RateLimits} from './rules/rate-limit';
import {localAccount} from './state/accounts';
import {systemClock, type Clock} from './state/clock';
import {createService} from './state/create';
import {seedExamples} from './state/examples';
import {createIds} from './state/ids';

export interface MockOptions {
  /** The contract, when it is loaded already; several mocks can share one. */
  readonly contract?: Contract;
  /** What time it is; the time of the machine without it. */
  readonly clock?: Clock;
  /** Decides all ids and tokens; another one at each start without it. */
  readonly seed?: number;
  /** Waits for a number of milliseconds: delays that were asked for, and pauses between webhooks. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Called with a line for each call and each webhook. */
  readonly log?: (line: string) => void;
  /** Whether it knows the user, requests and design of the contract's examples from the start; it does without this. */
  readonly examples?: boolean;
  /** More files to serve, by path, such as `/ui-sdk/v1/widget.js`. */
  readonly files?: Readonly<Record<string, ServedFile>>;
}

export interface Mock {
  /** Where it listens, such as `http://localhost:4010`. */
  readonly origin: string;
  /** The base address of the API, such as `http://localhost:4010/v1`. */
  readonly url: string;
  /** An API key that can do everything. */
  readonly apiKey: string;
  /** The secret that webhooks of that account are signed with. */
  readonly webhookSecret: string;
  /**
   * @param port - 0 takes a free one.
   * @param host - Address to listen on; only this machine reaches the default.
   * @throws Error with `code: 'EADDRINUSE'` when the port is taken.
   */
  readonly listen: (port?: number, host?: string) => Promise<Mock>;
  /** Ends all connections and deliveries. */
  readonly close: () => Promise<void>;
  /** Moves the clock forward. */
  readonly advance: (milliseconds: number) => void;
  /** Adds headers, such as `Mock-Outcome`, to the next call of an operation, whoever makes it. */
  readonly next: (operationId: string, headers: Readonly<Record<string, string>>) => void;
}

/** Makes a mock of the API. It remembers everything in memory and forgets it when it is closed. */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const {
    clock = systemClock,
    seed = Date.now() % 2 ** 31,
    log = () => undefined,
    files = {},
    examples = true,
  } = options;
  const contract = options.contract ?? (await loadContract());
  const closing = new AbortController();
  const {signal} = closing;
  const wait = options.wait ?? ((milliseconds: number) => sleep(milliseconds, undefined, {signal, ref: false}));
  let skipped = 0;
  const now = () => clock.now() + skipped;
  const advance = (milliseconds: number) => {
    skipped += milliseconds;
  };
  const service = createService(contract, createIds(seed));
  if (examples) {
    seedExamples(service, now());
  }
  const nextHeaders = new Map<string, Record<string, string>[]>();
  const api: ApiState = {
    ...service,
    rateLimits: new RateLimits(),
    idempotencyKeys: new IdempotencyKeys(contract.number('limits#Limit', 'idempotency-window', 'value')),
    now,
    advance,
    wait,
    takeNext: (operationId) => nextHeaders.get(operationId)?.shift() ?? {},
  };
  const webhooks = {service, now, realNow: () => clock.now(), wait, signal, log};

  const server = createServer((request, response) => {
    respond(request, response, api, files, log)
      .then((answer) => answer && sendWebhook(answer, webhooks))
      .catch((error: unknown) => {
        if (signal.aborted) {
          return;
        }
        const message = `The mock failed: ${error instanceof Error ? error.message : String(error)}`;
        log(message);
        if (!response.headersSent) {
          send(response, 500, {'Content-Type': 'text/plain; charset=utf-8'}, `${message}\n`);
        }
      });
  });

  const mock: Mock = {
    get origin() {
      return `http://localhost:${portOf(server)}`;
    },
    get url() {
      return `${mock.origin}${contract.basePath}`;
    },
    apiKey: localAccount.keys.test,
    webhookSecret: localAccount.webhookSecret,
    listen: async (port = 0, host = '127.0.0.1') => {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      });
      return mock;
    },
    close: async () => {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
    advance,
    next: (operationId, headers) => {
      const lowerCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      nextHeaders.set(operationId, [...(nextHeaders.get(operationId) ?? []), lowerCase]);
    },
  };
  return mock;
}

function portOf(server: Server): number {
  const address = server.address() as AddressInfo | null;
  if (address === null) {
    throw new Error('The mock does not listen: call listen() first.');
  }
  return address.port;
}
