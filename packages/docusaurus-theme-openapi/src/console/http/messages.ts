import type {ResponseStream} from './response-stream';

/** A request that the console sends, to the sandbox or to a server. */
export interface ConsoleRequest {
  readonly method: string;
  /**
   * An absolute URL. For the sandbox, it starts with `Sandbox.apiUrl`, or is a path with a query on its host, such as
   * `/v1/requests/req_1`.
   */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
}

/** A response of the sandbox or of a server. */
export interface ConsoleResponse {
  readonly status: number;
  readonly headers: [name: string, value: string][];
  /** Text, or a `Blob` for a file that isn't text. */
  readonly body: string | Blob;
  /** A stream's items, which arrive later. Its `body` is empty. */
  readonly stream?: ResponseStream;
  /** How long the response took, including simulated latency. */
  readonly durationMs: number;
}

/** A webhook that the sandbox would have sent. */
export interface WebhookDelivery {
  /** Such as `order shipped`. */
  readonly event: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
