import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {wrap, type Remote} from 'comlink';
import {build} from 'esbuild';
import type {SandboxServer} from '../../../plugins/sandbox/client/worker/sandbox-server';
import type {GeneratedFiles} from '../../../plugins/sandbox/generated-files';

/** Bundles the worker with generated files. */
export async function bundleWorker(files: GeneratedFiles): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  writeFileSync(path.join(folder, 'contract.json'), JSON.stringify(files['contract.json']));
  writeFileSync(path.join(folder, 'validators.js'), files['validators.js']);
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, '../../../plugins/sandbox/client/worker/index.ts')],
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
 * Runs a bundled worker, in its own context, which forbids code generation, as the site's content security policy does.
 *
 * @param now - The worker's fixed clock time. Timers run only if they're due immediately.
 */
export function startWorkerHost(script: string, now: number): Remote<SandboxServer> {
  const page = new EventTarget();
  const worker = new EventTarget();
  const postTo = (target: EventTarget) => (data: unknown) => {
    target.dispatchEvent(new MessageEvent('message', {data}));
  };
  const context = createContext(
    {
      ...{fetch, Request, Response, Headers, URL, URLSearchParams, Blob, TextEncoder, TextDecoder, AbortController},
      ...{AbortSignal, crypto, performance, structuredClone, atob, btoa, console},
      setTimeout: (action: () => void, milliseconds: number) => milliseconds === 0 && setTimeout(action, 0),
      addEventListener: worker.addEventListener.bind(worker),
      postMessage: postTo(page),
    },
    {codeGeneration: {strings: false, wasm: false}},
  );
  runInContext(`globalThis.self = globalThis; Date.now = () => ${now};\n${script}`, context);
  return wrap<SandboxServer>({
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    postMessage: postTo(worker),
  });
}
