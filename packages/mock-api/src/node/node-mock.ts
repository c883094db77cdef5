import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';
import {removeSlowPatterns} from '@developer-docs/openapi/node';
import type {MockBehavior} from '../extension.js';
import {createMockApi, type MockApi, type MockApiOptions} from '../mock-api.js';
import {compileValidators} from './compile-validators.js';

export interface NodeMockOptions<Behavior extends MockBehavior = MockBehavior> extends Omit<
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
}

function writeError(message: string): void {
  process.stderr.write(`${message}\n`);
}

/**
 * Creates a mock for Node.js: it compiles the validators, its delays don't keep the process alive, and it doesn't match
 * patterns that take too long, because nothing could end that.
 */
export const createNodeMock = <Behavior extends MockBehavior = MockBehavior>({
  validators,
  warn = writeError,
  ...options
}: NodeMockOptions<Behavior>): MockApi<Behavior> =>
  createMockApi<Behavior>({
    validators: validators ?? compileValidators(options.documents, warn),
    wait: (milliseconds) => sleep(milliseconds, undefined, {ref: false}),
    ...options,
    // Samples are created from the documents.
    documents: removeSlowPatterns(options.documents),
  });
