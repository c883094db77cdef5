/** A request that the reader is editing. */
export interface RequestDraft {
  /** The ID of the credential. */
  readonly credential: string;
  /** Parameter values as text, by `getValueKey`. An empty optional parameter isn't sent. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The media type of the request body; empty if the operation has none. */
  readonly mediaType: string;
  /** The text of the request body. A form is the JSON of its members. If it's empty, no body is sent. */
  readonly body: string;
  /** The files that the reader has chosen, by the name of the form's field; `''` for a body that's a file. */
  readonly files: Readonly<Record<string, readonly File[]>>;
  /** The `Mock-*` headers that make the sandbox simulate errors and delays. Empty headers aren't sent. */
  readonly simulation: Readonly<Record<string, string>>;
}
