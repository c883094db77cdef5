import {execFile, execFileSync, type ExecFileOptions, type ExecFileSyncOptions} from 'node:child_process';
import {promisify} from 'node:util';

/** On Windows, npm is a batch file, which Node.js only runs in a shell. */
const shell = process.platform === 'win32';

/** Quotes keep the shell from splitting arguments at spaces. */
const quoteArguments = (args: readonly string[]) => args.map((argument) => (shell ? `"${argument}"` : argument));

/**
 * Runs npm, and waits until it has finished.
 *
 * @returns The standard output if the `stdio` option is the default.
 * @throws Error if npm fails.
 */
export const runNpm = (args: readonly string[], options: ExecFileSyncOptions): string =>
  execFileSync('npm', quoteArguments(args), {...options, encoding: 'utf8', shell});

/** Runs npm without blocking the process, so that servers in it can respond. */
export async function runNpmConcurrently(args: readonly string[], options: ExecFileOptions): Promise<string> {
  const {stdout} = await promisify(execFile)('npm', quoteArguments(args), {...options, encoding: 'utf8', shell});
  return stdout;
}
