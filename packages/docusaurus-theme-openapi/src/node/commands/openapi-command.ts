import {runCommand} from '@developer-docs/utils/node';

/** What a command prints, and whether it fails. */
export interface CommandResult {
  /** The text for the standard output. */
  readonly output: string;
  /** Lines for the standard error output. Default: none. */
  readonly messages?: readonly string[];
  /** Whether the exit code is 1. Default: `false`. */
  readonly hasFailed?: boolean;
}

/**
 * Runs a command, and prints its result. Mistakes of the user are printed without a stack trace.
 *
 * @param exitCode - The exit code after a mistake of the user.
 */
export const runOpenApiCommand = (
  run: () => Promise<CommandResult> | CommandResult,
  exitCode?: number,
): Promise<void> =>
  runCommand(
    async () => {
      const {output, messages = [], hasFailed = false} = await run();
      process.stdout.write(output);
      for (const message of messages) process.stderr.write(`${message}\n`);
      if (hasFailed) process.exitCode = 1;
    },
    {exitCode},
  );
