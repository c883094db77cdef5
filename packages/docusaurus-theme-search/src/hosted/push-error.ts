/**
 * Indicates that the index couldn't be replaced. The message describes the cause, the state of the index, and how to
 * fix it.
 */
export class PushError extends Error {
  override readonly name = 'PushError';
}
