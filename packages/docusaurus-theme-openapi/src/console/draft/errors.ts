/** Identifies a field of the form: by the name of its parameter or server variable, or of its security scheme. */
export type FieldName = {readonly parameter: string} | {readonly scheme: string};

/** The request isn't sent, because a field has no value, or one that can't be sent. */
export class FieldValueError extends Error {
  constructor(
    message: string,
    readonly field: FieldName,
  ) {
    super(message);
  }
}

/** A server redirected a request with credentials. The browser doesn't tell the page where. */
export class RedirectError extends Error {}
