import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {
  createSandboxFiles,
  createValidatorFiles,
  type SandboxFiles,
} from '../../packages/docusaurus-theme-openapi/src/node/console/sandbox-files';
import {isObject, objectAt} from '@developer-docs/utils';
import {createMockApi, type MockApi, type MockBehavior, type MockOperation} from '@developer-docs/mock-api';
import {wrap, type Remote} from 'comlink';
import {build} from 'esbuild';
import {beforeAll, expect, test} from 'vitest';
import {site} from '../../config/site';
import {documentLoader} from '../../config/plugins/contract';
import {product} from '../../config/plugins/product-plugins';
import {loadMockContract} from '../../tools/mock/contract';
import type {SandboxRequest} from '@developer-docs/docusaurus-theme-openapi/console';
import type {
  SandboxServer,
  SandboxWorker,
} from '../../packages/docusaurus-theme-openapi/src/console/sandbox/worker/sandbox-server';
import {createExtension, type ProductBehavior} from '../../product/mock';
import {createApiRequest, type CallOptions} from './mock-api/support/api-client';

const now = Date.parse('2030-05-02T09:30:00Z');
const origin = `https://api.${site.slug}.example`;

const {
  documents,
  limits,
  validators,
  contract: {operations},
} = await loadMockContract();
let script: string;
/** The scripts with validators by URL. */
let validatorScripts: ReadonlyMap<string, string>;

beforeAll(async () => {
  const bundles = Object.fromEntries((await documentLoader.load()).map(({id, bundle}) => [id, bundle]));
  script = await bundleWorker(createSandboxFiles(bundles, product.tryIt));
  validatorScripts = new Map(createValidatorFiles(bundles).map(({name, content}) => [`/${name}`, content]));
}, 120_000);

/** Bundles the worker with generated files. */
async function bundleWorker(files: SandboxFiles): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  writeFileSync(path.join(folder, 'contract.json'), files['contract.json']);
  writeFileSync(path.join(folder, 'data.json'), JSON.stringify(product.mockData));
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, '../../packages/docusaurus-theme-openapi/src/console/sandbox/worker/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: {__webpack_public_path__: '"/"'},
    nodePaths: [path.join(__dirname, '../../node_modules')],
    alias: {
      '@generated/docusaurus-theme-openapi/default/contract.json': path.join(folder, 'contract.json'),
      '@generated/docusaurus-theme-openapi/default/extension': path.join(__dirname, '../../product/mock/sandbox.ts'),
      '@generated/product-mock/default/data.json': path.join(folder, 'data.json'),
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
async function startWorkerHost(script: string, now: number): Promise<Remote<SandboxServer>> {
  const page = new EventTarget();
  const worker = new EventTarget();
  const postTo = (target: EventTarget) => (data: unknown) => {
    target.dispatchEvent(new MessageEvent('message', {data}));
  };
  const context = createContext(
    {
      ...{fetch, Request, Response, Headers, URL, URLSearchParams, Blob, TextEncoder, TextDecoder, AbortController},
      ...{AbortSignal, MessageChannel, crypto, performance, structuredClone, atob, btoa, console},
      setTimeout: (action: () => void, milliseconds: number) => milliseconds === 0 && setTimeout(action, 0),
      addEventListener: worker.addEventListener.bind(worker),
      postMessage: postTo(page),
      importScripts: (url: string) => {
        runInContext(validatorScripts.get(url) ?? '', context);
      },
    },
    {codeGeneration: {strings: false, wasm: false}},
  );
  runInContext(`globalThis.self = globalThis; Date.now = () => ${now};\n${script}`, context);
  const opener = wrap<SandboxWorker>({
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    postMessage: postTo(worker),
  });
  return opener.open('');
}

type ProductApi = MockApi<MockBehavior & ProductBehavior>;

/** A worker, and the mock in Node in the same state. */
async function startPair(): Promise<{worker: Remote<SandboxServer>; api: ProductApi}> {
  const api = createMockApi({
    documents,
    validators,
    extension: createExtension({limits}),
    sendWebhook: () => Promise.reject(new Error('The test sends no webhooks.')),
    clock: {now: () => now},
    wait: (milliseconds) => (milliseconds === 0 ? Promise.resolve() : new Promise(() => undefined)),
  });
  return {worker: await startWorkerHost(script, now), api};
}

/** Creates calls that the worker and Node could handle differently: each example, errors, and invalid requests. */
async function createRequests(operation: MockOperation, {contract, behavior}: ProductApi): Promise<SandboxRequest[]> {
  const {minimal, ...others} = operation.body?.examples ?? {};
  const codes = operation.responses.filter(({status}) => status >= 400).flatMap(({examples}) => Object.keys(examples));
  const headerOptions: Readonly<Record<string, string>>[] = [
    {},
    {'Idempotency-Key': 'one'},
    {'Idempotency-Key': 'one'},
    ...codes.slice(0, 3).map((code) => ({'Mock-Error': code})),
    {Origin: 'https://page.example'},
    {'Mock-Nope': '1'},
    {'Content-Type': 'text/plain'},
  ];
  const options: CallOptions[] = [
    ...headerOptions.map((headers) => ({headers})),
    ...Object.values(others).map((body) => ({body})),
    ...['unknown', 'key_test_standard'].map((credential) => ({credential})),
    ...['{"prompt": ', '[]'].map((text) => ({text})),
    {body: {...(minimal as object), 'ñ 👋': 'مرحبا', webhookUrl: 4}},
    {body: {}},
    {parameters: {nope: '1', limit: 'x', cursor: ''}},
  ];
  const server = {url: `${origin}/v1`, apiKey: behavior.apiKey};
  const requests = options.map(async ({headers, ...rest}): Promise<SandboxRequest> => {
    // A new rate-limit window for each request.
    const call = {...rest, headers: {'Mock-Advance': 'PT61S', ...headers}};
    const request = createApiRequest(contract, operation, server, call);
    const {method, url} = request;
    const body = await request.text();
    return {method, url, headers: Object.fromEntries(request.headers), ...(body !== '' && {body})};
  });
  const [first, ...rest] = (await Promise.all(requests)) as [SandboxRequest, ...SandboxRequest[]];
  return [first, ...rest, {...first, url: `${first.url}/nope`}, {...first, method: 'PATCH'}];
}

test.each(operations)('the worker returns the same bytes as the mock in Node: $id', async (operation) => {
  const {worker, api} = await startPair();
  for (const request of await createRequests(operation, api)) {
    const fromWorker = await worker.send(request);
    const {method, url, headers, body} = request;
    const sentRequest = new Request(url, {method, headers, ...(method !== 'GET' && body !== undefined && {body})});
    const response = await api.fetch(sentRequest);
    const fromNode = {status: response.status, headers: [...response.headers], body: await response.text()};
    expect(fromWorker, JSON.stringify(request)).toEqual(fromNode);
    expect(fromNode.body).not.toContain('Internal mock error');
  }
});

test('the worker draws the same designs', async () => {
  const {worker, api} = await startPair();
  const headers = {Authorization: `Bearer ${api.behavior.apiKey}`};
  const {body} = await worker.send({method: 'GET', url: '/v1/designs/dsn_4h8t2w6y0b3f9j1r/variants', headers});
  const {data} = JSON.parse(String(body)) as {data: {previewUrl: string}[]};
  expect(data.length).toBeGreaterThan(1);
  for (const {previewUrl} of data) {
    const {body: svg} = await worker.send({method: 'GET', url: previewUrl, headers: {}});
    expect(svg).toBe(api.behavior.drawFile(previewUrl));
  }
});

test('users get tokens, errors are readable, and a reset restores the initial data', async () => {
  const {worker} = await startPair();
  const first = await worker.createSecret('userToken');
  const {status: superuserStatus} = await worker.send({
    method: 'POST',
    url: '/v1/enterprise/users/user-4821/designs/from-prompt',
    headers: {
      Authorization: `Bearer ${await worker.createSecret('superuserToken')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({prompt: 'Spring tastings', designType: 'story'}),
  });
  expect(superuserStatus).toBe(202);
  const request = {method: 'GET', url: '/v1/requests/req_1', headers: {'X-Test': '10 € 👋'}};
  await expect(worker.send(request)).rejects.toThrow('The "X-Test" header can\'t be sent.');
  expect(await worker.send({method: 'GET', url: '/files/nope/preview.png', headers: {}})).toMatchObject({status: 410});
  const errors = await worker.validateBody('designsFromPrompt', '{"prompt": "x"}');
  expect(errors.map(({pointer, code}) => `${pointer} ${code}`)).toEqual(['/designType required', '/prompt too_short']);
  await worker.reset();
  const {status} = await worker.send({...request, headers: {Authorization: `Bearer ${first}`}});
  expect(status).toBe(401);
});
