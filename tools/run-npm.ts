import {execFileSync, type ExecFileSyncOptions} from 'node:child_process';

/** On Windows, npm is a batch file, which Node.js only runs in a shell. */
const shell = process.platform === 'win32';

/**
 * Runs npm, and waits until it has finished. For the shell, arguments are quoted.
 *
 * @returns The standard output if the `stdio` option is the default.
 * @throws Error if npm fails.
 */
export const runNpm = (args: readonly string[], options: ExecFileSyncOptions = {}): string =>
  execFileSync('npm', shell ? args.map((argument) => `"${argument}"`) : args, {...options, encoding: 'utf8', shell});
