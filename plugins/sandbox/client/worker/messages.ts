import type {RasterOptions} from '@developer-docs/mock-api';
import type {SandboxSummary, WebhookDelivery} from '../sandbox';
import type {SandboxServer} from './sandbox-server';

/** The methods that the page can call in the worker. */
export type WorkerMethod = keyof SandboxServer;

/** Calls a method in the worker. */
export type CallWorker = <M extends WorkerMethod>(
  method: M,
  ...parameters: Parameters<SandboxServer[M]>
) => Promise<Awaited<ReturnType<SandboxServer[M]>>>;

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
