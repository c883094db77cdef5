import process from 'node:process';
import {parseArgs} from 'node:util';
import {afterEach, expect, test, vi} from 'vitest';
import {ExplainedError} from '../errors.js';
import {runCommand} from './run-command.js';

afterEach(() => {
  process.exitCode = undefined;
});

test.each<[string, () => void, RegExp]>([
  ['a mistake', () => throwError(new ExplainedError('Name a file.')), /^Name a file\.\n$/],
  ['a bug', () => throwError(new TypeError('x is undefined')), /^TypeError: x is undefined\n {4}at /],
  ['a wrong option', () => void parseArgs({args: ['--color']}), /^Unknown option '--color'.*\nRun "paint --help" for/],
])('after %s, a command prints what helps, and fails', async (_, run, message) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runCommand(run, {name: 'paint', exitCode: 2});
  expect(process.exitCode).toBe(2);
  expect(write.mock.calls.join('')).toMatch(message);
});

function throwError(error: Error): never {
  throw error;
}
