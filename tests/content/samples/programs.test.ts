import {randomUUID} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {isRun} from '../../support/sample-tools';
import {readCodeBlocks} from './built-samples';
import {run} from './interpreters';
import {loadedFiles, programFiles, readProgram, savePrograms, startMock} from './sample-programs';

/** The programs in the core API overview and the guides, which include their entire files. */
const programs = {
  javascript: {
    command: process.execPath,
    create: 'create-designs.mjs',
    campaign: 'campaign.mjs',
    createInBulk: 'bulk-designs.mjs',
    setUpBrand: 'set-up-brand.mjs',
  },
  python: {
    command: 'python3',
    create: 'create_designs.py',
    campaign: 'campaign.py',
    createInBulk: 'bulk_designs.py',
    setUpBrand: 'set_up_brand.py',
  },
} as const;

const blocks = readCodeBlocks('build');
const folder = savePrograms();

/** Lists the calls in a mock's log, such as `202 designsFromPrompt`. */
const listCalls = (log: readonly string[]) => log.map((line) => line.split('  ')[0] ?? '');

test('pages show each entire program', () => {
  const shownPrograms = blocks.map(({code}) => code.trim());
  expect(programFiles.filter((file) => !shownPrograms.includes(readProgram(file).trim()))).toEqual([]);
  for (const file of loadedFiles) {
    const name = `samples/${path.basename(file)}`;
    expect(readFileSync(path.join('build', name), 'utf8')).toBe(readProgram(file));
    expect(readFileSync('docs/api/core-api/core-overview.mdx', 'utf8')).toContain(`'${name}'`);
  }
});

test('API pages contain no other code in these languages', () => {
  const sources = programFiles.map(readProgram);
  const uncheckedBlocks = blocks.filter(
    ({page, language, sample, code}) =>
      /-api\/|intro\.html$/.test(page) &&
      language in programs &&
      sample === undefined &&
      !sources.some((text) => text.includes(code.trim())),
  );
  expect(uncheckedBlocks.map(({page, code}) => `${page}: ${code}`)).toEqual([]);
});

describe.concurrent.each(Object.entries(programs))('%s', (name, {command, create, campaign, ...guides}) => {
  const testProgram = test.skipIf(!isRun(name, [path.basename(command)]));

  testProgram("reports why a request failed, and doesn't retry a rejected call", async ({onTestFinished}) => {
    const {mock, log} = await startMock(onTestFinished);
    const createDesigns = (apiKey: string) =>
      run(command, [path.join(folder, create)], {
        API_URL: mock.url,
        API_KEY: apiKey,
        JOB_FILE: path.join(folder, `${randomUUID()}.json`),
      });
    const rejected = await createDesigns('key_test_wrong');
    expect(rejected.exitCode).not.toBe(0);
    expect(rejected.stderr).toContain('invalid_credentials');
    expect(log).toHaveLength(1);
    mock.setNextDirectives('designsFromPrompt', {'Mock-Outcome': 'failed:content_rejected'});
    const failed = await createDesigns(mock.apiKey);
    expect(failed.exitCode).not.toBe(0);
    expect(failed.stderr).toContain('content_rejected');
  });

  testProgram("creates exactly one request when it's killed before the response", async ({onTestFinished}) => {
    const killer = new AbortController();
    const {mock} = await startMock(onTestFinished, () => killer.abort());
    const file = path.join(folder, `${randomUUID()}.json`);
    const variables = {API_URL: mock.url, API_KEY: mock.apiKey, JOB_FILE: file};
    const program = [path.join(folder, create)];
    await expect(run(command, program, variables, killer.signal)).rejects.toThrow('aborted');

    const {idempotencyKey, body} = JSON.parse(readFileSync(file, 'utf8')) as {idempotencyKey: string; body: object};
    const created = await fetch(`${mock.url}/designs/from-prompt`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${mock.apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(body),
    });
    expect(created.headers.get('Idempotent-Replayed')).toBe('true');
    const {requestId} = (await created.json()) as {requestId: string};
    const {stdout, stderr} = await run(command, program, variables);
    expect(stdout, stderr).toContain(`${requestId} is succeeded`);
  });

  testProgram('survives a renewed token, too many open requests, and server errors', async ({onTestFinished}) => {
    const {mock, log} = await startMock(onTestFinished);
    const errors = ['internal_error', 'too_many_open_requests', 'token_expired'];
    for (const error of errors) mock.setNextDirectives('designsFromPrompt', {'Mock-Error': error});
    mock.setNextDirectives('getRequestStatus', {'Mock-Error': 'service_unavailable'});
    const {exitCode, stdout, stderr} = await run(command, [path.join(folder, create)], {
      API_URL: mock.url,
      API_KEY: mock.apiKey,
      USER_ID: 'user-4821',
      JOB_FILE: path.join(folder, `${randomUUID()}.json`),
    });
    expect(exitCode, stderr).toBe(0);
    expect(stdout).toMatch(/is queued\n.*is running\n.*is succeeded\n/);
    expect(listCalls(log).filter((call) => call.includes('designsFromPrompt'))).toEqual([
      '500 designsFromPrompt internal_error',
      '429 designsFromPrompt too_many_open_requests',
      '401 designsFromPrompt token_expired',
      '202 designsFromPrompt',
    ]);
    const links = stdout.match(/http\S+/g) ?? [];
    expect(links).toHaveLength(4);
    for (const link of links) expect((await fetch(link)).headers.get('content-type')).toBe('image/png');
  });

  testProgram('creates a campaign in five formats, and replaces only failed designs', async ({onTestFinished}) => {
    const {mock, log} = await startMock(onTestFinished);
    const output = path.join(folder, randomUUID());
    const runCampaign = () =>
      run(command, [path.join(folder, campaign)], {
        API_URL: mock.url,
        API_KEY: mock.apiKey,
        JOB_FILE: `${output}.json`,
        OUTPUT_FOLDER: output,
      });
    const countRequests = () => log.filter((line) => line.startsWith('202')).length;
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

  testProgram('creates designs in bulk, even after failures, and none twice', async ({onTestFinished}) => {
    const {mock, log} = await startMock(onTestFinished);
    const jobsFile = path.join(folder, `${name}-jobs.json`);
    const prompt = 'Wine tastings on our terrace';
    const userIds = ['user-4821', 'user-5093', 'nobody', 'user-4821'];
    writeFileSync(jobsFile, JSON.stringify(userIds.map((userId) => ({userId, prompt}))));
    const readJobs = () => JSON.parse(readFileSync(jobsFile, 'utf8')) as Readonly<Record<string, string>>[];
    // A call every 250 ms, so that they arrive in order on a busy machine: the directives below apply to the first two.
    const createInBulk = (apiKey = mock.apiKey) =>
      run(command, [path.join(folder, guides.createInBulk), jobsFile], {
        API_URL: mock.url,
        API_KEY: apiKey,
        CALLS_PER_MINUTE: '12',
      });

    await createInBulk('key_test_wrong');
    expect(readJobs().map(({status}) => status)).toEqual([undefined, undefined, undefined, undefined]);

    mock.setNextDirectives('enterpriseDesignsFromPrompt', {'Mock-Error': 'service_unavailable'});
    mock.setNextDirectives('enterpriseDesignsFromPrompt', {'Mock-Outcome': 'failed:content_rejected'});
    const {exitCode, stdout, stderr} = await createInBulk();
    expect(exitCode, stderr).toBe(0);
    const outcomes = readJobs().map(({status, error}) => error ?? status);
    expect([...outcomes].sort()).toEqual(['content_rejected', 'succeeded', 'succeeded', 'user_not_found']);
    expect(outcomes[2]).toBe('user_not_found');
    expect(stdout.trim().split('\n')).toHaveLength(4);

    // As if the program had been killed right after the API created the requests.
    const interruptedJobs = readJobs().map(({requestId: _requestId, status: _status, error: _error, ...job}) => job);
    const before = readJobs();
    writeFileSync(jobsFile, JSON.stringify(interruptedJobs));
    await createInBulk();
    expect(readJobs().map(({requestId}) => requestId)).toEqual(before.map(({requestId}) => requestId));
    const finishedCount = log.length;
    await createInBulk();
    expect(log).toHaveLength(finishedCount);
  });

  testProgram("sets up a user's brand from a website", async ({onTestFinished}) => {
    const {mock, log} = await startMock(onTestFinished);
    const {exitCode, stdout, stderr} = await run(
      command,
      [path.join(folder, guides.setUpBrand), 'user-7310', 'https://vineyard.example'],
      {API_URL: mock.url, API_KEY: mock.apiKey},
    );
    expect(exitCode, stderr).toBe(0);
    expect(stdout).toMatch(
      /^Created user-7310\nCheck \/tone \(0\.74\), found on \S+\nThe brand of user-7310 is Vineyard Terrace\nhttp\S+\n$/,
    );
    expect(listCalls(log).filter((call) => !call.includes('getRequestStatus'))).toEqual([
      '200 loginUser',
      '202 extractBrand',
      '200 setBrand',
      '200 loginUser',
      '202 designsFromPrompt',
    ]);
  });
});
