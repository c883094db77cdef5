/** An API request whose body has been read. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  /** The path parameters by name, encoded as in the URL. */
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The ID of this call: the `Request-Id` header of its response. */
  readonly requestId: string;
}

/** An API response before serialization. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, or the text of another media type. `undefined` for a response without content. */
  readonly body: unknown;
  /** Set for a sample from the contract, and for a response that the contract doesn't declare. */
  readonly skipsCheck?: boolean;
}
