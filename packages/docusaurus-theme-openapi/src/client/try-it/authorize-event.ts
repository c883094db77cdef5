/**
 * The event that opens the authorization panel of a console. It's dispatched on the element of `@theme/OpenApi/TryIt`.
 */
export const authorizeEvent = 'openapi:authorize';

/**
 * Opens the authorization panel of an operation on the page. Operations in different sandboxes can have the same ID.
 */
export function openAuthorization(operation: string, sandbox: string): void {
  // Attributes of <html>, which links can set, aren't read.
  document
    .querySelector(
      `body .openapi-try-it[data-openapi-try="${CSS.escape(operation)}"][data-openapi-sandbox="${CSS.escape(sandbox)}"]`,
    )
    ?.dispatchEvent(new CustomEvent(authorizeEvent));
}
