import {spawn} from 'node:child_process';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import type {Language} from './built-samples';

/** Each language's interpreter, what must be installed for it, and the arguments before the code. */
export const interpreters: Readonly<
  Record<Language, {readonly command: string; readonly requires: readonly string[]; readonly args: readonly string[]}>
> = {
  curl: {command: 'sh', requires: ['sh', 'curl'], args: ['-c']},
  javascript: {command: process.execPath, requires: ['node'], args: ['--input-type=module', '--eval']},
  python: {command: 'python3', requires: ['python3'], args: ['-c']},
};

/** A program's result. */
export interface RunResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

// Playwright compiles this file as a CommonJS module, and Vitest as an ES module.
const fastTimers = path.resolve('tests/content/samples/fast-timers');

/** A sample's environment, which inherits only the path, and in which pauses are short. */
export const createSampleEnvironment = (variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: tmpdir(),
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(fastTimers, 'fast-timers.mjs')).href}`,
  PYTHONPATH: fastTimers,
  PYTHONDONTWRITEBYTECODE: '1',
  ...variables,
});

/** Runs a program until it exits. A signal kills it. */
export const run = (
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<RunResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: createSampleEnvironment(variables),
      timeout: 120_000,
      signal,
      killSignal: 'SIGKILL',
    });
    const output = {stdout: '', stderr: ''};
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        output[name] += text;
      });
    }
    child.once('error', reject).once('close', (exitCode) => resolve({exitCode, ...output}));
    child.stdin.end();
  });
