import type {RasterOptions} from '@developer-docs/mock-api';
import type {
  BodyError,
  SandboxCredentials,
  SandboxRequest,
  SandboxResponse,
  SandboxSummary,
  WebhookDelivery,
} from '../sandbox';

/** What the page can call in the worker, by name. */
export interface WorkerMethods {
  readonly start: () => {
    readonly apiUrl: string;
    readonly credentials: SandboxCredentials;
    readonly operationIds: readonly string[];
  };
  readonly send: (request: SandboxRequest) => SandboxResponse;
  readonly getUserToken: (userId: string | undefined) => string;
  readonly getSuperuserToken: () => string;
  readonly redeliverWebhook: (id: string) => void;
  readonly advanceClock: (milliseconds: number) => void;
  readonly validateBody: (input: {readonly operationId: string; readonly body: string}) => readonly BodyError[];
  readonly loadFile: (url: string) => Blob;
  readonly drawFile: (url: string) => string;
  readonly reset: () => SandboxCredentials;
}

export type WorkerMethod = keyof WorkerMethods;

/** A message to the worker. */
export type PageMessage =
  | {readonly kind: 'call'; readonly id: number; readonly method: WorkerMethod; readonly argument: unknown}
  | {readonly kind: 'raster'; readonly id: number; readonly image: ArrayBuffer | undefined};

/** A message from the worker. */
export type WorkerMessage =
  | {readonly kind: 'result'; readonly id: number; readonly value: unknown}
  | {readonly kind: 'error'; readonly id: number; readonly message: string}
  | {readonly kind: 'summary'; readonly summary: SandboxSummary}
  | {readonly kind: 'delivery'; readonly delivery: WebhookDelivery}
  /** Asks the page to render an image, because workers can't decode SVG. */
  | {readonly kind: 'raster'; readonly id: number; readonly svg: string; readonly options: RasterOptions};
