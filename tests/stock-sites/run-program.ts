import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const execute = promisify(execFile);

/**
 * Runs a program in a folder, and returns its output.
 *
 * @param variables - Environment variables in addition to those of this process.
 * @throws Error with the output if the program fails.
 */
export async function runProgram(
  cwd: string,
  command: string,
  args: readonly string[],
  variables = {},
): Promise<string> {
  // The bundler's progress bar would fill the output.
  const env = {...process.env, CI: 'true', NODE_ENV: '', NO_UPDATE_NOTIFIER: '1', ...variables};
  try {
    const {stdout, stderr} = await execute(command, args, {cwd, env, maxBuffer: 64e6});
    return stdout + stderr;
  } catch (error) {
    const {stdout, stderr} = error as {stdout?: string; stderr?: string};
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? String(error)}`);
  }
}
