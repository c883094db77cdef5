/** The event that opens the authorization panel of a console. It's dispatched on {@link containerSelector}. */
const authorizeEvent = 'openapi:authorize';

/** The element of `@theme/OpenApi/TryIt`. Attributes of `<html>`, which links can set, aren't read. */
const containerSelector = 'body .openapi-try-it';

/**
 * Opens the authorization panel of an operation on the page. Operations in different sandboxes can have the same ID.
 */
export function openAuthorization(operationId: string, sandbox: string): void {
  const attributes = `[data-openapi-try="${CSS.escape(operationId)}"][data-openapi-sandbox="${CSS.escape(sandbox)}"]`;
  document.querySelector(containerSelector + attributes)?.dispatchEvent(new CustomEvent(authorizeEvent));
}

/**
 * Listens to {@link openAuthorization} in the element of `@theme/OpenApi/TryIt`, or in an element inside it.
 *
 * @returns A function that removes the listener.
 */
export function listenToAuthorize(element: Element | null, listener: () => void): () => void {
  const container = element?.closest(containerSelector);
  container?.addEventListener(authorizeEvent, listener);
  return () => container?.removeEventListener(authorizeEvent, listener);
}
