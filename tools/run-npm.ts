import {execFile, execFileSync, type ExecFileOptions, type ExecFileSyncOptions} from 'node:child_process';
import {promisify} from 'node:util';

/**
 * Runs npm, and waits until it has finished.
 *
 * @returns The standard output if the `stdio` option is the default.
 * @throws Error if npm fails.
 */
export function runNpm(args: readonly string[], options: ExecFileSyncOptions): string {
  const {commandArguments, shell} = createNpmCommand(args);
  return execFileSync('npm', commandArguments, {...options, encoding: 'utf8', shell});
}

/** Runs npm without blocking the process, so that servers in it can respond. */
export async function runNpmConcurrently(args: readonly string[], options: ExecFileOptions): Promise<string> {
  const {commandArguments, shell} = createNpmCommand(args);
  const {stdout} = await promisify(execFile)('npm', commandArguments, {...options, encoding: 'utf8', shell});
  return stdout;
}

/**
 * Prepares arguments for npm. On Windows, npm is a batch file, which Node.js only runs in a shell. The quotes keep the
 * shell from splitting arguments at spaces.
 */
function createNpmCommand(args: readonly string[], platform: NodeJS.Platform = process.platform) {
  const shell = platform === 'win32';
  return {commandArguments: args.map((argument) => (shell ? `"${argument}"` : argument)), shell};
}
