/** The event that opens the authorization panel of a console. It's dispatched on the element of `@theme/OpenApi/TryIt`. */
export const authorizeEvent = 'openapi:authorize';

/** Opens the authorization panel of an operation on the page. */
export const openAuthorization = (operation: string): void => {
  // Attributes of <html>, which links can set, aren't read.
  document
    .querySelector(`body .try-it[data-try="${CSS.escape(operation)}"]`)
    ?.dispatchEvent(new CustomEvent(authorizeEvent));
};
