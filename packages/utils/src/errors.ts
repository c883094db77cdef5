/**
 * An error whose message explains a mistake of a site's author. It has no stack trace, which Docusaurus would print
 * around the message, although it leads only to the code that found the mistake.
 */
export class ExplainedError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = `Error: ${message}`;
  }
}

/** Converts what was thrown, which can be any value, to an error. */
export const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Returns the message of what was thrown, which can be any value. */
export const getErrorMessage = (thrown: unknown): string => toError(thrown).message;
