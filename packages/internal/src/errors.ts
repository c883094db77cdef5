/** Converts what was thrown, which can be any value, to an error. */
export const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Returns the message of what was thrown, which can be any value. */
export const getErrorMessage = (thrown: unknown): string => toError(thrown).message;
