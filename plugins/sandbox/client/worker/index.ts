import {validateFunctions} from '@generated/sandbox/default/validators';
import contract from '@generated/sandbox/default/contract.json';
import type {RasterRenderer, ValidateFunctions} from '@developer-docs/mock-api';
import {SandboxServer} from './sandbox-server';
import type {SandboxContract} from './contract';
import type {PageMessage, WorkerMessage, WorkerMethod} from './messages';

/** Runs the API in a worker, so that generating and drawing designs doesn't block the page. */

const page = self as unknown as {
  postMessage: (message: WorkerMessage) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<PageMessage>) => void) => void;
};

const pendingImages = new Map<number, (image: ArrayBuffer | undefined) => void>();
let imageCount = 0;

const renderRaster: RasterRenderer = async (svg, options) => {
  const id = imageCount++;
  const image = await new Promise<ArrayBuffer | undefined>((resolve) => {
    pendingImages.set(id, resolve);
    page.postMessage({kind: 'raster', id, svg, options});
  });
  if (image === undefined) {
    throw new Error("The browser can't render the image.");
  }
  return new Uint8Array(image);
};

const server = new SandboxServer(contract as SandboxContract, validateFunctions as ValidateFunctions, {
  renderRaster,
  onDelivery: (delivery) => page.postMessage({kind: 'delivery', delivery}),
  onSummary: (summary) => page.postMessage({kind: 'summary', summary}),
});

async function respond(id: number, method: WorkerMethod, argument: unknown): Promise<void> {
  try {
    const call = server[method].bind(server) as (argument: unknown) => unknown;
    page.postMessage({kind: 'result', id, value: await call(argument)});
  } catch (error) {
    page.postMessage({kind: 'error', id, message: error instanceof Error ? error.message : String(error)});
  }
}

page.addEventListener('message', ({data}) => {
  if (data.kind === 'raster') {
    pendingImages.get(data.id)?.(data.image);
    pendingImages.delete(data.id);
  } else {
    void respond(data.id, data.method, data.argument);
  }
});
