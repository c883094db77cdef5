import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {promisify, stripVTControlCharacters} from 'node:util';

const execute = promisify(execFile);

/**
 * Returns the environment variables of this process, with changes. The progress bar of the bundler, which CI servers
 * don't get, would fill the output.
 */
export const createEnvironment = (changes: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  CI: 'true',
  // Docusaurus sets it. Vitest has set it to `test`.
  NODE_ENV: undefined,
  // Docusaurus would ask the npm registry for a newer version.
  NO_UPDATE_NOTIFIER: '1',
  ...changes,
});

/**
 * Runs a program in a folder, and returns its output without colors.
 *
 * @throws Error with the output if the program fails.
 */
export async function runProgram(
  cwd: string,
  command: string,
  args: readonly string[],
  env = createEnvironment(),
): Promise<string> {
  try {
    const {stdout, stderr} = await execute(command, args, {cwd, env, maxBuffer: 64e6});
    return stripVTControlCharacters(stdout + stderr);
  } catch (error) {
    const {stdout, stderr} = error as {stdout?: string; stderr?: string};
    const output = `${stdout ?? ''}${stderr ?? String(error)}`;
    throw new Error(`${command} ${args.join(' ')} failed:\n${stripVTControlCharacters(output)}`);
  }
}

/** A program that runs until it's stopped. */
export interface RunningProgram {
  readonly child: ChildProcess;
  /** Returns the output so far, without colors. */
  readonly getOutput: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a program, and waits until it prints a text. */
export async function startProgram(
  [command = '', ...args]: readonly string[],
  ready: string | RegExp,
  options: {readonly cwd?: string; readonly env: NodeJS.ProcessEnv},
): Promise<RunningProgram> {
  const child = spawn(command, args, options);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += stripVTControlCharacters(text);
        if (output.search(ready) !== -1) resolve();
      });
    }
    child.once('error', reject).once('exit', () => reject(new Error(`${command} has ended:\n${output}`)));
  });
  return {
    child,
    getOutput: () => output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
