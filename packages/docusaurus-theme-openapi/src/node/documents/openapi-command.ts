import {OpenApiError} from '@developer-docs/openapi/node';
import type {Plugin} from '@docusaurus/types';

/** The command `docusaurus openapi`. */
export type OpenApiCommand = ReturnType<Parameters<NonNullable<Plugin['extendCli']>>[0]['createCommand']>;

/** Runs a command. If the user made an error, prints only its message. */
export async function reportErrors(run: () => Promise<void> | void, exitCode = 1): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof OpenApiError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = exitCode;
  }
}
