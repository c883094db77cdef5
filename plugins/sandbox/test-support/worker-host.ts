import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {build} from 'esbuild';
import type {CallWorker, PageMessage, WorkerMessage} from '../client/worker/messages';
import type {GeneratedFiles} from '../generated-files';

/** The worker's script in its own context, which forbids code generation, as the site's content security policy does. */
export interface WorkerHost {
  readonly call: CallWorker;
}

/** Bundles the worker with generated files. */
export async function bundleWorker(files: GeneratedFiles): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  writeFileSync(path.join(folder, 'contract.json'), JSON.stringify(files['contract.json']));
  writeFileSync(path.join(folder, 'validators.js'), files['validators.js']);
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, '../client/worker/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    nodePaths: [path.join(__dirname, '../../../node_modules')],
    alias: {
      '@generated/sandbox/default/contract.json': path.join(folder, 'contract.json'),
      '@generated/sandbox/default/validators': path.join(folder, 'validators.js'),
    },
  });
  rmSync(folder, {recursive: true});
  return outputFiles[0]?.text ?? '';
}

/**
 * Runs a bundled worker.
 *
 * @param now - The fixed time of the worker's clock. Timers run only if they're due immediately.
 */
export function startWorkerHost(script: string, now: number): WorkerHost {
  const pending = new Map<number, {resolve: (value: never) => void; reject: (error: Error) => void}>();
  let listener: ((event: {data: PageMessage}) => void) | undefined;
  let callCount = 0;
  const context = createContext(
    {
      ...{fetch, Request, Response, Headers, URL, URLSearchParams, Blob, TextEncoder, TextDecoder, AbortController},
      ...{AbortSignal, crypto, performance, structuredClone, atob, btoa, console},
      setTimeout: (action: () => void, milliseconds: number) => milliseconds === 0 && setTimeout(action, 0),
      addEventListener: (_type: string, newListener: typeof listener) => {
        listener = newListener;
      },
      postMessage: (message: WorkerMessage) => {
        if (message.kind === 'result') {
          pending.get(message.id)?.resolve(message.value as never);
        } else if (message.kind === 'error') {
          pending.get(message.id)?.reject(new Error(message.message));
        }
      },
    },
    {codeGeneration: {strings: false, wasm: false}},
  );
  runInContext(`globalThis.self = globalThis; Date.now = () => ${now};\n${script}`, context);
  return {
    call: (method, ...parameters) =>
      new Promise((resolve, reject) => {
        const id = callCount++;
        pending.set(id, {resolve, reject});
        listener?.({data: {kind: 'call', id, method, argument: parameters[0]}});
      }),
  };
}
