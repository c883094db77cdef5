import process from 'node:process';
import {inspect} from 'node:util';
import {ExplainedError, toError} from '../errors.js';

/** What {@link runCommand} does after an error. */
interface CommandOptions {
  /** The command's name, which the explanation of wrong options refers to. Commands of Docusaurus need none. */
  readonly name?: string;
  /** Default: 1 */
  readonly exitCode?: number;
}

/**
 * Runs a command, and sets the exit code if it fails. Mistakes of the user, which are an {@link ExplainedError} or an
 * error of `parseArgs`, are printed without a stack trace.
 */
export async function runCommand(
  run: () => Promise<void> | void,
  {name = '', exitCode = 1}: CommandOptions = {},
): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${describeError(error, name)}\n`);
    process.exitCode = exitCode;
  }
}

function describeError(error: unknown, name: string): string {
  const {message, code = ''} = toError(error) as NodeJS.ErrnoException;
  if (code.startsWith('ERR_PARSE_ARGS')) return `${message}\nRun "${name} --help" for the options.`;
  return error instanceof ExplainedError ? message : inspect(error);
}
