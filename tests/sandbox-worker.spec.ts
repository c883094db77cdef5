import {createMockApi} from '@developer-docs/mock-api';
import {site} from '../config/site';
import type {SandboxResponse} from '../plugins/sandbox/client';
import {loadMockContract} from '../tools/mock/contract';
import {expect, test} from './support/test';

test.use({saveData: true});

interface WorkerCall {
  readonly method: string;
  readonly argument?: unknown;
}

/** Starts another instance of the worker in the page, under the page's content security policy. */
async function callWorker({url, calls}: {url: string; calls: readonly WorkerCall[]}): Promise<unknown[]> {
  const worker = new Worker(url);
  const values: unknown[] = [];
  // One at a time, so that call IDs are reproducible.
  for (const [id, call] of calls.entries()) {
    const value = await new Promise((resolve, reject) => {
      worker.onerror = () => {
        reject(new Error('The worker failed.'));
      };
      // Comlink's messages.
      worker.onmessage = ({data}: MessageEvent<{id: string; value: unknown}>) => {
        if (data.id === String(id)) resolve(data.value);
      };
      const argumentList = [{type: 'RAW', value: call.argument}];
      worker.postMessage({id: String(id), type: 'APPLY', path: [call.method], argumentList});
    });
    values.push(value);
  }
  worker.terminate();
  return values;
}

const endpoint = `docs/${site.slug}-api/core-api/designs-from-prompt`;

test('the worker in the browser returns the same errors as the mock in Node, without another request', async ({
  page,
  open,
}) => {
  const contractParts = await loadMockContract();
  const {apiKey, contract, fetch} = createMockApi({
    ...contractParts,
    renderRaster: () => Promise.reject(new Error('The test renders no images.')),
  });
  const headers = {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'};
  const server = `https://api.${site.slug}.example${contract.basePath}`;
  const requests = contract.operations
    .filter(({path}) => !path.includes('{'))
    .flatMap(({method, path, body, responses}) => {
      const minimal = JSON.stringify(body?.examples.minimal);
      const codes = responses.flatMap(({status, examples}) => (status < 400 ? [] : Object.keys(examples)));
      const create = (change: Record<string, string>, newBody = minimal) => ({
        method,
        url: `${server}${path}`,
        headers: {...headers, ...change},
        ...(body && {body: newBody}),
      });
      return [
        ...codes.filter((code) => code !== 'rate_limited').map((code) => create({'Mock-Error': code})),
        create({Authorization: 'Bearer nope'}),
        create({}, '{"designType": "square-pots", "prompt": "👋", "size 2": [1, 2]}'),
      ];
    });
  expect(requests.length).toBeGreaterThan(50);

  await open(endpoint);
  const [worker] = await Promise.all([
    page.waitForEvent('worker', (candidate) => candidate.url().includes('sandbox')),
    page
      .getByRole('button', {name: /^Try it designsFromPrompt$/})
      .first()
      .click(),
  ]);
  await page.waitForLoadState('networkidle');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const calls = requests.map((argument) => ({method: 'send', argument}));
  const responses = (await page.evaluate(callWorker, {url: worker.url(), calls})) as SandboxResponse[];
  // Only the second worker's scripts are loaded.
  expect(loaded.filter((url) => !url.includes('/assets/js/'))).toEqual([]);
  for (const [index, request] of requests.entries()) {
    const {method, url, body} = request;
    const expected = await fetch(
      new Request(url, {method, headers: request.headers, ...(body !== undefined && method !== 'GET' && {body})}),
    );
    const {status, body: actualBody} = responses[index] ?? {};
    expect({status, body: actualBody}, JSON.stringify(request)).toEqual({
      status: expected.status,
      body: await expected.text(),
    });
  }
});

test('the sandbox works offline after the first response', async ({page, open, context}) => {
  await open(endpoint);
  await page
    .getByRole('button', {name: /^Try it designsFromPrompt$/})
    .first()
    .click();
  const panel = page.getByRole('region', {name: 'Console: designsFromPrompt'});
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel).toContainText('202 Accepted');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await panel.getByText('Simulate errors and latency').click();
  await panel.getByLabel('Response', {exact: true}).selectOption('service_unavailable');
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel).toContainText('503 Service Unavailable');
});
