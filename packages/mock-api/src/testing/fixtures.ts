import {test as base} from 'vitest';
import {loadContract, type Contract} from '../contract/contract';
import {createMock, type Mock, type MockOptions} from '../mock';
import {manualClock, type ManualClock} from '../state/clock';
import {CallBuilder} from './calls';

/** When tests take place. */
export const testTime = '2030-05-02T09:30:00Z';

let loaded: Promise<Contract> | undefined;

/** The contract, read once for a file of tests. */
export function sharedContract(): Promise<Contract> {
  loaded ??= loadContract();
  return loaded;
}

/** A mock that listens, its clock, and calls of it. */
export interface Setup {
  readonly mock: Mock;
  readonly clock: ManualClock;
  readonly contract: Contract;
  readonly calls: CallBuilder;
  /** Lines that the mock logged. */
  readonly lines: readonly string[];
  /** Holds back whatever waits from now on, such as an answer. */
  readonly hold: () => Hold;
}

interface Hold {
  /** Resolves when something waits. */
  readonly reached: Promise<void>;
  readonly release: () => void;
}

/** Vitest's `test` with mocks that are closed when the test ends. Time stands still unless the test moves it. */
export const test = base.extend<{start: (options?: MockOptions) => Promise<Setup>}>({
  // eslint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures from this pattern
  start: async ({}, use) => {
    const mocks: Mock[] = [];
    await use(async (options = {}) => {
      const clock = manualClock(testTime);
      const contract = await sharedContract();
      const lines: string[] = [];
      let wait = () => Promise.resolve();
      const hold = (): Hold => {
        const gate = new EventTarget();
        const released = new Promise<void>((resolve) => {
          gate.addEventListener('open', () => {
            resolve();
          });
        });
        const reached = new Promise<void>((resolve) => {
          wait = () => {
            resolve();
            return released;
          };
        });
        return {
          reached,
          release: () => {
            gate.dispatchEvent(new Event('open'));
          },
        };
      };
      const mock = await createMock({
        contract,
        clock,
        seed: 1,
        wait: () => wait(),
        log: (line) => lines.push(line),
        ...options,
      });
      mocks.push(mock);
      await mock.listen();
      return {mock, clock, contract, lines, hold, calls: new CallBuilder(mock, contract)};
    });
    await Promise.all(mocks.map((mock) => mock.close()));
  },
});
