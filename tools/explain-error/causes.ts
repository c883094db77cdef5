/** A cause of an error, without the errors that wrap it. */
export interface Cause {
  readonly message: string;
  /** Undefined if something else was thrown. */
  readonly error: Error | undefined;
  /** URL paths of the pages that can't be rendered because of it. */
  readonly pages: string[];
}

/**
 * Lists each cause of a thrown value once. Docusaurus wraps errors and throws the same cause once for every page that
 * it affects.
 */
export function findCauses(error: unknown): Cause[] {
  const causes = new Map<string, Cause>();
  for (const {rootCause, page} of listRootCauses(error)) {
    const message = describeCause(rootCause);
    const cause = causes.get(message) ?? {
      message,
      error: rootCause instanceof Error ? rootCause : undefined,
      pages: [],
    };
    causes.set(message, cause);
    if (page !== undefined) {
      cause.pages.push(page);
    }
  }
  return [...causes.values()];
}

/** Lists the innermost causes, each with the page that couldn't be rendered. */
function listRootCauses(error: unknown, outerPage?: string): {rootCause: unknown; page: string | undefined}[] {
  const [, page = outerPage] = /Can't render static file for pathname "([^"]+)"/.exec(getMessage(error)) ?? [];
  if (error instanceof AggregateError) {
    return error.errors.flatMap((cause) => listRootCauses(cause, page));
  }
  return error instanceof Error && error.cause !== undefined
    ? listRootCauses(error.cause, page)
    : [{rootCause: error, page}];
}

function describeCause(cause: unknown): string {
  if (!(cause instanceof Error) || cause.name !== 'ValidationError' || !('details' in cause)) {
    return getMessage(cause);
  }
  // Joi's messages contain the key but not its path.
  const details = cause.details as readonly {readonly message: string; readonly path: readonly (string | number)[]}[];
  return details
    .map(({message, path}) => {
      const option = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
      return option === ''
        ? message
        : `Invalid configuration at ${option.replace(/^\./, '')}: ${message.replace(/\.$/, '')}.`;
    })
    .join('\n');
}

function getMessage(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim();
}
