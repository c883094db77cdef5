import {execFile} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, test, vi} from 'vitest';
import {createWebhookHeaders} from '../../../product/mock';
import {findFreePort} from '../../support/listen';
import {startProgram} from '../../support/programs';
import {csharpProject, isInstalled, isRun} from '../../support/sample-tools';
import {createSampleEnvironment} from './interpreters';
import {savePrograms, startMock} from './sample-programs';

/** How a receiver is compiled and started. */
interface Receiver {
  readonly tools: readonly string[];
  readonly compile?: readonly string[];
  readonly start: (port: string) => readonly string[];
  /** What it prints when it's ready. */
  readonly ready?: string;
}

const csharp: Receiver = isInstalled('dotnet')
  ? {
      tools: ['dotnet'],
      compile: ['dotnet', 'build', '--output', 'dotnet', 'WebhookReceiver.csproj'],
      start: () => ['dotnet', 'dotnet/WebhookReceiver.dll'],
    }
  : {
      tools: ['mcs', 'mono'],
      compile: ['mcs', '-codepage:utf8', '-langversion:7.2', 'WebhookReceiver.cs'],
      start: () => ['mono', 'WebhookReceiver.exe'],
    };

const receivers: Readonly<Record<string, Receiver>> = {
  javascript: {tools: ['node'], start: () => ['node', 'webhook-receiver.mjs']},
  python: {tools: ['python3'], start: () => ['python3', 'webhook_receiver.py']},
  go: {
    tools: ['go'],
    compile: ['go', 'build', '-o', 'webhook_receiver', 'webhook_receiver.go'],
    start: () => ['./webhook_receiver'],
  },
  java: {tools: ['javac', 'java'], start: () => ['java', 'WebhookReceiver.java']},
  csharp,
  php: {tools: ['php'], start: (port) => ['php', '-S', `localhost:${port}`, 'webhook_receiver.php'], ready: 'started'},
  ruby: {tools: ['ruby'], start: () => ['ruby', 'webhook_receiver.rb'], ready: 'port='},
};

const folder = savePrograms();
writeFileSync(path.join(folder, 'WebhookReceiver.csproj'), csharpProject);

describe.concurrent.each(Object.entries(receivers))('%s', (language, {tools, compile, start, ready = 'Waiting'}) => {
  test.skipIf(!isRun(language, tools))(
    `accepts the mock's deliveries, and rejects forged and outdated ones (with ${tools.join(' and ')})`,
    async ({onTestFinished}) => {
      const {mock} = await startMock(onTestFinished);
      const port = String(await findFreePort());
      const url = `http://localhost:${port}/`;
      const secret = mock.webhookSecret;
      const newSecret = `whsec_${randomBytes(24).toString('base64')}`;
      const [compiler, ...options] = compile ?? [];
      if (compiler !== undefined) await promisify(execFile)(compiler, options, {cwd: folder});
      const events = path.join(folder, `${language}.events`);
      const env = createSampleEnvironment({WEBHOOK_SECRET: secret, PORT: port, EVENTS_FILE: events});
      const {getOutput, stop} = await startProgram(start(port), ready, {cwd: folder, env});
      onTestFinished(stop);

      const body = JSON.stringify({requestId: 'req_größe 🎨', kind: 'designs', status: 'succeeded'});
      const sign = (key = secret, age = 0) =>
        createWebhookHeaders({id: 'msg_1', body, secret: key}, Date.now() - age * 60_000);
      const post = async (headers: Readonly<Record<string, string>>, sent = body) =>
        (await fetch(url, {method: 'POST', headers, body: sent})).status;
      const signed = await sign();
      const signature = signed['webhook-signature'] ?? '';
      const forged = (await sign(newSecret))['webhook-signature'] ?? '';
      const withSignature = (text: string) => ({...signed, 'webhook-signature': text});
      const withTimestamp = (text: string) => ({...signed, 'webhook-timestamp': text});
      const rejected = [
        {},
        withSignature(''),
        withSignature(forged),
        withSignature(signature.replace('v1,', 'v2,')),
        withSignature(signature.slice(0, -4)),
        withTimestamp(''),
        withTimestamp('NaN'),
        withTimestamp(`${signed['webhook-timestamp'] ?? ''}.0`),
        withTimestamp('99999999999999999999'),
        {...signed, 'webhook-id': 'msg_2'},
        await sign(secret, 6),
        await sign(secret, -6),
      ];
      for (const headers of rejected) expect(await post(headers), JSON.stringify(headers)).toBe(401);
      expect(await post(signed, body.replace('designs', 'content'))).toBe(401);
      expect(getOutput()).not.toContain('größe');
      // While the secret is being rotated, there are two signatures.
      expect(await post(withSignature(`${forged} ${signature}`))).toBe(204);

      const created = await fetch(`${mock.url}/designs/from-prompt`, {
        method: 'POST',
        headers: {Authorization: `Bearer ${mock.apiKey}`, 'Content-Type': 'application/json', 'Mock-Webhook-Url': url},
        body: JSON.stringify({prompt: 'Wine tastings on our terrace', designType: 'story'}),
      });
      const {requestId} = (await created.json()) as {requestId: string};
      await vi.waitFor(() => expect(getOutput()).toMatch(new RegExp(`${requestId}.*succeeded`)), 20_000);
    },
  );
});

/** The receivers that remember what they have handled. */
const rememberingReceivers = Object.entries(receivers).filter(([language]) => /^(?:javascript|python)$/.test(language));

describe.concurrent.each(rememberingReceivers)('%s', (language, {tools, start}) => {
  test.skipIf(!isRun(language, tools))(
    'handles each delivery once, including one that failed before',
    async ({onTestFinished}) => {
      const {mock} = await startMock(onTestFinished);
      const port = String(await findFreePort());
      const events = path.join(folder, `${language}-repeated.events`);
      const env = createSampleEnvironment({WEBHOOK_SECRET: mock.webhookSecret, PORT: port, EVENTS_FILE: events});
      const startReceiver = () => startProgram(start(port), 'Waiting', {cwd: folder, env});
      const send = async (id: string, body: string) => {
        const headers = await createWebhookHeaders({id, body, secret: mock.webhookSecret}, Date.now());
        return (await fetch(`http://localhost:${port}/`, {method: 'POST', headers, body})).status;
      };
      const createBody = (requestId: string, status: string) => JSON.stringify({requestId, kind: 'designs', status});

      const {child: crashed} = await startReceiver();
      expect(await send('msg_1', '{"requestId": ')).toBe(500);
      crashed.kill('SIGKILL');
      await once(crashed, 'exit');

      const {getOutput, stop} = await startReceiver();
      onTestFinished(stop);
      const body = createBody('req_1', 'succeeded');
      expect([await send('msg_1', body), await send('msg_1', body)]).toEqual([204, 204]);
      // A status that doesn't exist yet is acknowledged. Deliveries are handled in order.
      expect(await send('msg_2', createBody('req_2', 'paused'))).toBe(204);
      await vi.waitFor(() => expect(getOutput()).toContain('req_2 paused'), 20_000);
      expect(getOutput().match(/req_1 succeeded: designs/g)).toHaveLength(1);
    },
  );
});
