import {spawn, type ChildProcess} from 'node:child_process';
import {randomBytes, randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {appendFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {describe, expect, test, vi} from 'vitest';
import {createWebhookHeaders} from '../../../product/mock';
import type {ProductServer} from '../../../product/mock/node';
import {findFreePort, listen} from '../../support/listen';
import {isRun} from '../../support/sample-tools';
import {stopProcess} from '../../support/stop-process';
import {environment, run, startServer} from './interpreters';
import {savePrograms, startMock} from './sample-programs';

/** How the sample client and the sample receivers recover from interruptions. */

const programs = {
  javascript: {command: process.execPath, create: 'create-designs.mjs', receive: 'webhook-receiver.mjs'},
  python: {command: 'python3', create: 'create_designs.py', receive: 'webhook_receiver.py'},
} as const;

const folder = savePrograms();

type Cleanup = (close: () => Promise<void>) => void;

/** A response that passes through the proxy, before the client receives it. */
interface Exchange {
  readonly call: string;
  readonly key: string | undefined;
  readonly status: number;
  readonly isReplayed: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the proxy does with a call instead of forwarding the API's response. */
type Intervention = (call: string, response: ServerResponse) => boolean;

const respondWithHtml =
  (status: number): Intervention =>
  (_call, response) => {
    response.writeHead(status, {'Content-Type': 'text/html'}).end('<html><body>Proxy error</body></html>');
    return true;
  };

/**
 * Starts a proxy between a sample and the mock. `before` runs before a call is forwarded, and `after` before its
 * response is.
 */
async function startProxy(
  mock: ProductServer,
  onTestFinished: Cleanup,
  {before = [], after = []}: {readonly before?: Intervention[]; readonly after?: Intervention[]},
): Promise<{url: string; exchanges: Exchange[]}> {
  const exchanges: Exchange[] = [];
  const forwardRequest = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const call = `${incoming.method ?? ''} ${(incoming.url ?? '').replace('/v1', '')}`;
    if (before[0]?.(call, outgoing)) {
      before.shift();
      return;
    }
    const {host: _host, connection: _connection, ...headers} = incoming.headers;
    const body = await buffer(incoming);
    const response = await fetch(`${mock.url}${(incoming.url ?? '').replace('/v1', '')}`, {
      method: incoming.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && {body}),
    });
    const text = await response.text();
    exchanges.push({
      call,
      key: incoming.headers['idempotency-key'] as string | undefined,
      status: response.status,
      isReplayed: response.headers.get('idempotent-replayed') === 'true',
      body: JSON.parse(text) as Exchange['body'],
    });
    if (after[0]?.(call, outgoing)) {
      after.shift();
      return;
    }
    const retryAfter = response.headers.get('retry-after');
    outgoing
      .writeHead(response.status, {
        'Content-Type': response.headers.get('content-type') ?? '',
        // The mock's rate limit would take a minute.
        ...(retryAfter !== null && {'Retry-After': '1'}),
      })
      .end(text);
  };
  const {origin, close} = await listen(createServer((incoming, outgoing) => void forwardRequest(incoming, outgoing)));
  onTestFinished(close);
  return {url: `${origin}/v1`, exchanges};
}

describe.concurrent.each(Object.entries(programs))('%s', (name, {command, create, receive}) => {
  const language = name as keyof typeof programs;
  const testProgram = test.skipIf(!isRun(name, [path.basename(command)]));
  const createUniquePath = (extension: string) => path.join(folder, `${randomUUID()}.${extension}`);

  testProgram("creates exactly one request when it's killed before the response", async ({onTestFinished}) => {
    const {mock} = await startMock(onTestFinished);
    const running: {child?: ChildProcess} = {};
    const kill: Intervention = (call, response) => {
      if (!call.startsWith('POST /designs')) return false;
      running.child?.kill('SIGKILL');
      response.destroy();
      return true;
    };
    const {url, exchanges} = await startProxy(mock, onTestFinished, {after: [kill]});
    const variables = {API_URL: url, API_KEY: mock.apiKey, JOB_FILE: createUniquePath('json')};
    const child = spawn(command, [path.join(folder, create)], {env: environment(variables)});
    running.child = child;
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    const restarted = await run(command, [path.join(folder, create)], variables);
    expect(restarted.exitCode, restarted.stderr).toBe(0);
    expect(restarted.stdout).toContain('is succeeded');
    const created = exchanges.filter(({call}) => call.startsWith('POST /designs'));
    expect(created.map(({status, isReplayed}) => [status, isReplayed])).toEqual([
      [202, false],
      [202, true],
    ]);
    expect(new Set(created.map(({body}) => body.requestId)).size).toBe(1);
    expect(new Set(created.map(({key}) => key)).size).toBe(1);
  });

  testProgram('survives a renewed token, rate limits, server errors, and HTML pages', async ({onTestFinished}) => {
    const {mock} = await startMock(onTestFinished);
    const isCreate = (call: string) => call.startsWith('POST /designs');
    const onCreate =
      (intervention: Intervention): Intervention =>
      (call, response) =>
        isCreate(call) && intervention(call, response);
    const {url, exchanges} = await startProxy(mock, onTestFinished, {
      before: [onCreate(respondWithHtml(502)), onCreate(respondWithHtml(200))],
      // The response to the create request is lost, and the token has expired by the time of the retry.
      after: [
        onCreate((_call, response) => {
          const isCreated = exchanges.at(-1)?.status === 202;
          if (isCreated) {
            mock.setNextDirectives('designsFromPrompt', {'Mock-Error': 'token_expired'});
            response.destroy();
          }
          return isCreated;
        }),
      ],
    });
    mock.setNextDirectives('designsFromPrompt', {'Mock-Error': 'internal_error'});
    mock.setNextDirectives('designsFromPrompt', {'Mock-Error': 'too_many_open_requests'});
    mock.setNextDirectives('getRequestStatus', {'Mock-Error': 'service_unavailable'});
    const variables = {API_URL: url, API_KEY: mock.apiKey, USER_ID: 'user-4821', JOB_FILE: createUniquePath('json')};
    const {exitCode, stdout, stderr} = await run(command, [path.join(folder, create)], variables);
    expect(exitCode, stderr).toBe(0);
    expect(stdout).toMatch(/is queued\n.*is running\n.*is succeeded\n/);
    const links = stdout.match(/http\S+/g) ?? [];
    expect(links).toHaveLength(4);
    for (const link of links) expect((await fetch(link)).headers.get('content-type')).toBe('image/png');
    const created = exchanges.filter(({call}) => isCreate(call));
    expect(new Set(created.map(({key}) => key)).size).toBe(1);
    expect(created.map(({body}) => body.code ?? 'created')).toEqual(
      expect.arrayContaining(['internal_error', 'too_many_open_requests', 'token_expired', 'created']),
    );
    const ids = created.flatMap(({status, body}) => (status === 202 ? [body.requestId] : []));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  testProgram('handles each delivery once, including one that failed before', async ({onTestFinished}) => {
    const {mock} = await startMock(onTestFinished);
    const oldSecret = mock.webhookSecret;
    const newSecret = `whsec_${randomBytes(24).toString('base64')}`;
    const port = String(await findFreePort());
    const url = `http://localhost:${port}/`;
    const eventsFile = createUniquePath('events');
    const variables = {WEBHOOK_SECRET: oldSecret, PORT: port, EVENTS_FILE: eventsFile};
    const id = 'msg_0000000000000001';
    const createDelivery = (hours: number, requestId = 'req_0000000000000001') =>
      JSON.stringify({
        requestId,
        kind: 'designs',
        status: 'succeeded',
        result: {linksExpireAt: new Date(Date.now() + (24 + hours) * 3_600_000).toISOString()},
      });
    const send = async (body: string, secrets: readonly string[], deliveryId = id) => {
      const signed = await Promise.all(
        secrets.map((secret) => createWebhookHeaders({id: deliveryId, body, secret}, Date.now())),
      );
      const signatures = signed.map((headers) => headers['webhook-signature']);
      const headers = {...signed[0], 'webhook-signature': signatures.join(' ')};
      return (await fetch(url, {method: 'POST', headers, body})).status;
    };

    const start = [command, path.join(folder, receive)];
    const {child: first} = await startServer(start, variables, 'Waiting');
    // The receiver crashes while it handles the delivery, which must not count as handled.
    expect(await send('{"requestId": ', [oldSecret])).toBe(500);
    first.kill('SIGKILL');
    await once(first, 'exit');
    if (language === 'javascript') appendFileSync(eventsFile, `\n{"id":"${id}","request":{"`);

    // The retry comes hours later, with new links and two signatures, because the secret is being rotated.
    const {child: second, getOutput} = await startServer(start, variables, 'Waiting');
    onTestFinished(() => stopProcess(second));
    const delivery = createDelivery(3);
    expect(await send(delivery, [newSecret, oldSecret])).toBe(204);
    expect(await send(createDelivery(4), [newSecret, oldSecret])).toBe(204);
    // Deliveries are handled in order, so the next one shows that the previous ones have been handled.
    const waitForLine = (line: string) => vi.waitFor(() => expect(getOutput()).toContain(line), 20_000);
    expect(await send(createDelivery(0, 'req_0000000000000002'), [oldSecret], 'msg_0000000000000002')).toBe(204);
    await waitForLine('req_0000000000000002 succeeded');
    // A status that doesn't exist yet is acknowledged.
    const unknownStatus = JSON.stringify({requestId: 'req_0000000000000003', kind: 'designs', status: 'paused'});
    expect(await send(unknownStatus, [oldSecret], 'msg_0000000000000003')).toBe(204);
    await waitForLine('req_0000000000000003 paused');
    expect(getOutput().match(/req_0000000000000001 succeeded: designs/g)).toHaveLength(1);
  });
});
