/**
 * Validates the options of a plugin. Docusaurus prints the message of an error, but not which plugin it's about.
 *
 * @param name - The name of the package.
 * @param validate - Validates the options with Docusaurus's function.
 * @throws Error that names the package, the invalid option, and where the options are documented.
 */
export function explainOptions<T>(name: string, validate: () => T): T {
  try {
    return validate();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${name}: ${message}${/[.!?]$/.test(message) ? '' : '.'} The README of the package lists all options.`,
      {cause: error},
    );
  }
}

/** Returns whether a site has the hash router, which renders no HTML for pages. */
export function usesHashRouter({future}: {readonly future?: unknown}): boolean {
  // Configurations of later versions can lack the property.
  return (future as {readonly experimental_router?: string} | undefined)?.experimental_router === 'hash';
}

/** @throws Error if a plugin that covers all pages has another ID than the default one. */
export function checkSingleInstance(name: string, id: string): void {
  if (id !== 'default') {
    throw new Error(
      `${name}: the option "id" is "${id}", but a site can have only one instance of this plugin, which covers all pages. Remove the option.`,
    );
  }
}
