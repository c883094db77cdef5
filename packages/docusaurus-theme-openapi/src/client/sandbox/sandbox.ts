import type {FieldError} from '@developer-docs/mock-api';
import type {Observable} from './observable';

/** An API request that runs in the sandbox instead of on the network. */
export interface SandboxRequest {
  readonly method: string;
  /**
   * An absolute URL that starts with `Sandbox.apiUrl`, or a path with a query on its host, such as
   * `/v1/requests/req_1`.
   */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
}

export interface SandboxResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Text, or a `Blob` for a file that isn't text. */
  readonly body: string | Blob;
  /** How long the response took, including simulated latency. */
  readonly durationMs: number;
}

/** A webhook that the sandbox would have sent. */
export interface WebhookDelivery {
  /** The `webhook-id` header, which is the same for all attempts. */
  readonly id: string;
  /** Such as `designs succeeded`. */
  readonly event: string;
  /** The number of the attempt, starting at 1. */
  readonly attempt: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether `webhook-signature` matches the body and the webhook secret. */
  readonly isSignatureValid: boolean;
}

/** A summary of the reader's changes. */
export interface SandboxSummary {
  /** The number of created records of each type. */
  readonly createdCounts: Readonly<Record<string, number>>;
  readonly clockOffsetMs: number;
}

/** The API, running in a worker. Its data lives until the tab is closed or reloaded. */
export interface Sandbox {
  /** The base URL of the API in the contract, such as `https://api.example.com/v1`. */
  readonly apiUrl: string;
  readonly operationIds: readonly string[];
  /** `Mock-*` headers simulate errors, outcomes, and delays. They're listed in the README of the mock. */
  readonly send: (request: SandboxRequest) => Promise<SandboxResponse>;
  /** Finds the ID of the operation that a `GET` request to a URL calls. */
  readonly findOperationId: (url: string) => Promise<string | undefined>;
  /**
   * Returns an API key, or a valid token.
   *
   * @param credential - The ID of a credential of the mock's extension.
   * @param userId - The user whose token it is. The user is created if needed.
   */
  readonly createSecret: (credential: string, userId?: string) => Promise<string>;
  /**
   * Redelivers a webhook with the same ID.
   *
   * @param id - {@link WebhookDelivery.id}
   */
  readonly redeliverWebhook: (id: string) => Promise<void>;
  readonly advanceClock: (milliseconds: number) => Promise<void>;
  /**
   * Validates a request body without sending it, with the errors that the API would return.
   *
   * @param contentType - Default: `application/json`.
   */
  readonly validateBody: (
    operationId: string,
    body: string | Blob,
    contentType?: string,
  ) => Promise<readonly FieldError[]>;
  /** Validates the parameters of a request without sending it, with the errors that the API would return. */
  readonly validateParameters: (
    operationId: string,
    request: Pick<SandboxRequest, 'url' | 'headers'>,
  ) => Promise<readonly FieldError[]>;
  /** Loads a file that a response links to. */
  readonly loadFile: (url: string) => Promise<Blob>;
  /**
   * Loads an image that a response links to, and returns it as a `data:` URL, the only type of URL that the site's
   * content security policy allows for generated images. It's an SVG image, which is small and sharp at any size.
   */
  readonly loadImage: (url: string) => Promise<string>;
  /** The captured webhooks, newest first. */
  readonly deliveries: Observable<readonly WebhookDelivery[]>;
  readonly summary: Observable<SandboxSummary>;
  /** Discards all data and restores the contract's example data and the current time. */
  readonly reset: () => Promise<void>;
}
