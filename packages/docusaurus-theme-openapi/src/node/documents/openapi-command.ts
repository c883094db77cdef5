import type {Plugin} from '@docusaurus/types';
import {openApiFiles} from './load-documents';

/** The command `docusaurus openapi`. */
export type OpenApiCommand = ReturnType<Parameters<NonNullable<Plugin['extendCli']>>[0]['createCommand']>;

/** Runs a command. If the user made an error, prints only its message. */
export async function reportErrors(run: () => Promise<void> | void, exitCode = 1): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof openApiFiles.OpenApiError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = exitCode;
  }
}
