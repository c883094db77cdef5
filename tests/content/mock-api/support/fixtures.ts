import {createManualClock, type MockClock} from '@developer-docs/mock-api';
import {test as base} from 'vitest';
import {startProductServer, type ProductServer} from '../../../../product/mock/node';
import type {ProductContract} from '../../../../product/mock/product-contract';
import {loadContract} from '../../../../tools/mock/contract';
import {ApiClient} from './api-client';

/** The clock's time at the start of each test. */
export const testTime = '2030-05-02T09:30:00Z';

/** A running mock with its clock and a client. */
export interface Setup {
  readonly mock: ProductServer;
  readonly clock: MockClock;
  readonly contract: ProductContract;
  readonly client: ApiClient;
  /** The lines that the mock logged. */
  readonly log: readonly string[];
}

/** Starts a mock whose time stands still unless a test advances it. */
async function startSetup(): Promise<Setup> {
  const clock = createManualClock(testTime);
  const {documents, limits, validators, contract} = await loadContract();
  const log: string[] = [];
  const mock = await startProductServer({
    documents,
    limits,
    validators,
    clock,
    wait: () => Promise.resolve(),
    log: (line) => log.push(line),
  });
  return {mock, clock, contract, log, client: new ApiClient(mock, contract)};
}

interface Fixtures {
  /** Starts a mock that is closed when the test ends. */
  start: () => Promise<Setup>;
  /** A mock for all tests of a file that leave it as it was, because each start takes a tenth of a second. */
  shared: Setup;
}

/** Vitest's `test` with mocks. */
export const test = base.extend<Fixtures>({
  start: async ({}, use) => {
    const setups: Setup[] = [];
    await use(async () => {
      const setup = await startSetup();
      setups.push(setup);
      return setup;
    });
    await Promise.all(setups.map(({mock}) => mock.close()));
  },
  shared: [
    async ({}, use) => {
      const setup = await startSetup();
      await use(setup);
      await setup.mock.close();
    },
    {scope: 'file'},
  ],
});
