import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {createInterface} from 'node:readline';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {brand} from '../../../config/brand';
import {readFileWithBrand} from '../../../plugins/shared';
import {createWebhookHeaders} from '@developer-docs/mock-api';
import {startMockServer, type MockServer} from '@developer-docs/mock-api/node';
import {loadMockContract} from '../../../tools/mock/contract';
import {readCodeBlocks} from './built-samples';
import {findFreePort} from '../../support/free-port';
import {stopProcess} from '../../support/stop-process';
import {environment, findSkipReason, run} from './interpreters';

/** The programs in the core API overview, which includes their entire files. */
const programs = {
  javascript: {
    command: process.execPath,
    create: 'create-designs.mjs',
    campaign: 'campaign.mjs',
    receive: 'webhook-receiver.mjs',
  },
  python: {command: 'python3', create: 'create_designs.py', campaign: 'campaign.py', receive: 'webhook_receiver.py'},
} as const;

const source = 'samples/api';
const isCi = Boolean(process.env.CI);
const blocks = readCodeBlocks('build');
const readSource = (file: string) => readFileWithBrand(path.join(source, file), brand).trim();
const contract = await loadMockContract();
let folder: string;
const files = readdirSync(source, {recursive: true, encoding: 'utf8'}).filter((file) => /\.(mjs|py)$/.test(file));

beforeAll(() => {
  // Readers save the programs with the actual brand name, next to each other and without a package.json.
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  for (const file of files) {
    writeFileSync(path.join(folder, path.basename(file)), readFileWithBrand(path.join(source, file), brand));
  }
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Starts a mock that is closed at the end of the test. */
async function start(onFinished: (close: () => Promise<void>) => void) {
  const lines: string[] = [];
  const mock = await startMockServer({...contract, log: (line) => lines.push(line)});
  onFinished(() => mock.close());
  return {mock, lines};
}

test('pages show each entire program', () => {
  const shownPrograms = blocks.map(({code}) => code.trim());
  expect(files.filter((file) => !shownPrograms.includes(readSource(file)))).toEqual([]);
});

test('API pages contain no other code in these languages', () => {
  const sources = files.map(readSource);
  const uncheckedBlocks = blocks.filter(
    ({page, language, sample, code}) =>
      /-api\/|intro\.html$/.test(page) &&
      language in programs &&
      sample === undefined &&
      !sources.some((text) => text.includes(code.trim())),
  );
  expect(uncheckedBlocks.map(({page, code}) => `${page}: ${code}`)).toEqual([]);
});

describe.concurrent.each(Object.entries(programs))('%s', (name, {command, create, campaign, receive}) => {
  const reason = findSkipReason(name as keyof typeof programs, isCi);
  const note = `not run: ${reason ?? ''}`;
  const createDesigns = ({url, apiKey}: MockServer) =>
    run(command, [path.join(folder, create)], {
      API_URL: url,
      API_KEY: apiKey,
      JOB_FILE: path.join(folder, `${randomUUID()}.json`),
    });

  test('creates a design and lists its variants, despite temporary failures', async ({skip, onTestFinished}) => {
    skip(reason !== undefined, note);
    const {mock, lines} = await start(onTestFinished);
    mock.setNextDirectives('designsFromPrompt', {'Mock-Error': 'service_unavailable'});
    mock.setNextDirectives('designsFromPrompt', {});
    mock.setNextDirectives('getRequestStatus', {'Mock-Error': 'service_unavailable'});
    const {exitCode, stdout, stderr} = await createDesigns(mock);
    expect(exitCode, stderr).toBe(0);
    expect(lines.map((line) => line.split('  ')[0])).toEqual([
      '503 designsFromPrompt service_unavailable',
      '202 designsFromPrompt',
      '503 getRequestStatus service_unavailable',
      '200 getRequestStatus',
      '200 getRequestStatus',
      '200 getDesignVariants',
    ]);
    expect(stdout).toMatch(/is queued\n.*is running\n.*is succeeded\n/);
    const links = stdout.match(/http\S+/g) ?? [];
    expect(links).toHaveLength(4);
    for (const link of links) {
      const file = await fetch(link);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('image/png');
    }
  });

  test('reports why a request failed', async ({skip, onTestFinished}) => {
    skip(reason !== undefined, note);
    const {mock} = await start(onTestFinished);
    mock.setNextDirectives('designsFromPrompt', {'Mock-Outcome': 'failed:content_rejected'});
    const {exitCode, stderr} = await createDesigns(mock);
    expect(exitCode).not.toBe(0);
    expect(stderr).toContain('content_rejected');
  });

  test("doesn't retry a rejected call", async ({skip, onTestFinished}) => {
    skip(reason !== undefined, note);
    const {mock, lines} = await start(onTestFinished);
    const {exitCode, stderr} = await run(command, [path.join(folder, create)], {
      API_URL: mock.url,
      API_KEY: 'key_test_wrong',
      JOB_FILE: path.join(folder, `${randomUUID()}.json`),
    });
    expect(exitCode).not.toBe(0);
    expect(stderr).toContain('invalid_credentials');
    expect(lines).toHaveLength(1);
  });

  test('creates a campaign in five formats and replaces only failed designs in the next run', async ({
    skip,
    onTestFinished,
  }) => {
    skip(reason !== undefined, note);
    const {mock, lines} = await start(onTestFinished);
    const output = path.join(folder, randomUUID());
    const runCampaign = () =>
      run(command, [path.join(folder, campaign)], {
        API_URL: mock.url,
        API_KEY: mock.apiKey,
        JOB_FILE: `${output}.json`,
        OUTPUT_FOLDER: output,
      });
    const countRequests = () => lines.filter((line) => line.startsWith('202')).length;
    mock.setNextDirectives('contentFromPrompt', {'Mock-Polls': '1'});
    for (const outcome of ['succeeded', 'failed:generation_failed', 'succeeded', 'succeeded', 'succeeded']) {
      mock.setNextDirectives('designsFromContent', {'Mock-Polls': '1', 'Mock-Outcome': outcome});
    }

    const failed = await runCampaign();
    expect(failed.exitCode).not.toBe(0);
    expect(failed.stderr).toContain('story: generation_failed');
    expect(countRequests()).toBe(6);

    mock.setNextDirectives('designsFromContent', {'Mock-Polls': '1'});
    const {exitCode, stderr} = await runCampaign();
    expect(exitCode, stderr).toBe(0);
    expect(countRequests()).toBe(7);
    expect(readdirSync(output).toSorted()).toEqual([
      'email-header.png',
      'flyer.pdf',
      'flyer.png',
      'link-post.png',
      'square-post.png',
      'story.png',
    ]);
  });

  test('handles a webhook once and rejects forged and outdated deliveries', async ({skip, onTestFinished}) => {
    skip(reason !== undefined, note);
    const {mock, lines} = await start(onTestFinished);
    const port = String(await findFreePort());
    const receiver = spawn(command, [path.join(folder, receive)], {
      env: environment({
        WEBHOOK_SECRET: mock.webhookSecret,
        PORT: port,
        EVENTS_FILE: path.join(folder, `${randomUUID()}.events`),
      }),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => stopProcess(receiver));
    const output = createInterface({input: receiver.stdout});
    const exitPromise = once(receiver, 'exit').then(() => 'ended');
    expect(await Promise.race([once(output, 'line'), exitPromise]), 'the receiver starts').not.toBe('ended');
    const receiverUrl = `http://localhost:${port}/`;

    const linePromise = once(output, 'line') as Promise<[string]>;
    const created = await fetch(`${mock.url}/designs/from-prompt`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${mock.apiKey}`,
        'Content-Type': 'application/json',
        'Mock-Webhook-Url': receiverUrl,
      },
      body: JSON.stringify({prompt: 'Wine tastings on our terrace', designType: 'story'}),
    });
    const {requestId} = (await created.json()) as {requestId: string};
    expect((await linePromise)[0]).toBe(`${requestId} succeeded: designs`);
    // The mock logs a delivery after the receiver has responded.
    await vi.waitFor(() => {
      expect(lines.at(-1)).toMatch(/^webhook msg_.*: 204$/);
    }, 20_000);

    const body = JSON.stringify({requestId, status: 'succeeded', kind: 'designs'});
    const send = async (secret: string, time: number, sent = body) => {
      const headers = await createWebhookHeaders({id: 'msg_0000000000000001', body, secret}, time);
      return (await fetch(receiverUrl, {method: 'POST', headers, body: sent})).status;
    };
    const now = Date.now();
    expect(await send('whsec_Zm9yZ2Vk', now)).toBe(401);
    expect(await send(mock.webhookSecret, now, body.replace('designs', 'content'))).toBe(401);
    expect(await send(mock.webhookSecret, now - 6 * 60_000)).toBe(401);
    expect((await fetch(receiverUrl, {method: 'POST', body})).status).toBe(401);
    const next = once(output, 'line') as Promise<[string]>;
    expect(await send(mock.webhookSecret, now)).toBe(204);
    expect(await next).toEqual([`${requestId} succeeded: designs`]);
    // The second delivery of the same event is ignored, so the next line belongs to another event.
    expect(await send(mock.webhookSecret, now)).toBe(204);
    const other = once(output, 'line') as Promise<[string]>;
    const failed = JSON.stringify({requestId, status: 'failed', error: {code: 'content_rejected'}});
    const delivery = {id: 'msg_0000000000000002', body: failed, secret: mock.webhookSecret};
    const headers = await createWebhookHeaders(delivery, now);
    await fetch(receiverUrl, {method: 'POST', headers, body: failed});
    expect(await other).toEqual([`${requestId} failed: content_rejected`]);
  });
});
