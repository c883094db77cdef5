/**
 * A cause of an error, without the errors that wrap it.
 *
 * @typedef {object} Cause
 * @property {string} message
 * @property {Error | undefined} error - Undefined if something else was thrown.
 * @property {string[]} pages - URL paths of the pages that can't be rendered because of it.
 */

/**
 * Lists each cause once. Docusaurus wraps errors, and throws the same cause once for every page that it affects.
 *
 * @param {unknown} error - The thrown value.
 * @returns {Cause[]}
 */
export function findCauses(error) {
  /** @type {Map<string, Cause>} */
  const causes = new Map();
  for (const chain of causeChains(error)) {
    const innermost = chain.at(-1);
    const message = describeCause(innermost);
    const cause = causes.get(message) ?? {
      message,
      error: innermost instanceof Error ? innermost : undefined,
      pages: [],
    };
    const pages = chain.map((outer) => /Can't render static file for pathname "([^"]+)"/.exec(messageOf(outer))?.[1]);
    causes.set(message, {...cause, pages: [...cause.pages, ...pages.filter((page) => page !== undefined)]});
  }
  return [...causes.values()];
}

/**
 * Finds all paths from an error to a root cause.
 *
 * @param {unknown} error
 * @returns {unknown[][]}
 */
function causeChains(error) {
  const inner =
    error instanceof AggregateError
      ? error.errors
      : error instanceof Error && error.cause !== undefined
        ? [error.cause]
        : [];
  const innerChains = inner.flatMap(causeChains);
  return innerChains.length === 0 ? [[error]] : innerChains.map((chain) => [error, ...chain]);
}

/** @param {unknown} cause */
function describeCause(cause) {
  if (!(cause instanceof Error) || cause.name !== 'ValidationError' || !('details' in cause)) {
    return messageOf(cause);
  }
  // Joi's messages contain the key but not its path.
  const details = /** @type {{message: string, path: (string | number)[]}[]} */ (cause.details);
  return details
    .map((detail) => {
      const optionPath = detail.path.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${key}`)).join('');
      return optionPath === ''
        ? detail.message
        : `Invalid configuration at ${optionPath.replace(/^\./, '')}: ${detail.message}.`.replace('..', '.');
    })
    .join('\n');
}

/** @param {unknown} error */
function messageOf(error) {
  return (error instanceof Error ? error.message : String(error)).trim();
}
