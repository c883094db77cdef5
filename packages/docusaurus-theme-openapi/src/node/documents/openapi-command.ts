import {OpenApiError} from '@developer-docs/openapi/node';
import type {Plugin} from '@docusaurus/types';

/** The command `docusaurus openapi`. */
export type OpenApiCommand = ReturnType<Parameters<NonNullable<Plugin['extendCli']>>[0]['createCommand']>;

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
 * Runs a command, and prints its result. If the user made an error, prints only its message.
 *
 * @param errorCode - The exit code after an error of the user.
 */
export async function runCommand(run: () => Promise<CommandResult> | CommandResult, errorCode = 1): Promise<void> {
  try {
    const {output, messages = [], hasFailed = false} = await run();
    process.stdout.write(output);
    for (const message of messages) process.stderr.write(`${message}\n`);
    if (hasFailed) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof OpenApiError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = errorCode;
  }
}
