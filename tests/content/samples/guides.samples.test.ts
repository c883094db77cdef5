import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startMockServer} from '@developer-docs/mock-api/node';
import {brand} from '../../../config/brand';
import {readFileWithBrand} from '../../../plugins/shared';
import {loadMockContract} from '../../../tools/mock/contract';
import {findSkipReason, run} from './interpreters';

/** The programs in the guides for bulk generation and brand onboarding. */
const programs = {
  javascript: {command: process.execPath, createInBulk: 'bulk-designs.mjs', setUpBrand: 'set-up-brand.mjs'},
  python: {command: 'python3', createInBulk: 'bulk_designs.py', setUpBrand: 'set_up_brand.py'},
} as const;

const source = 'samples/api';
const contract = await loadMockContract();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'guides-'));
  for (const file of readdirSync(source, {recursive: true, encoding: 'utf8'})) {
    if (/\.(mjs|py)$/.test(file)) {
      writeFileSync(path.join(folder, path.basename(file)), readFileWithBrand(path.join(source, file), brand));
    }
  }
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

describe.concurrent.each(Object.entries(programs))('%s', (name, {command, createInBulk, setUpBrand}) => {
  const reason = findSkipReason(name as keyof typeof programs, Boolean(process.env.CI));

  async function start(onFinished: (close: () => Promise<void>) => void) {
    const log: string[] = [];
    const mock = await startMockServer({...contract, log: (line) => log.push(line.split('  ')[0] ?? '')});
    onFinished(() => mock.close());
    const runProgram = (file: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
      run(command, [path.join(folder, file), ...args], {API_URL: mock.url, API_KEY: mock.apiKey, ...variables});
    return {mock, log, runProgram};
  }

  test('creates designs in bulk, continues after failures, and never creates a design twice', async ({
    skip,
    onTestFinished,
  }) => {
    skip(reason !== undefined, reason);
    const {mock, log, runProgram} = await start(onTestFinished);
    const jobsFile = path.join(folder, `${name}-jobs.json`);
    const prompt = 'Wine tastings on our terrace';
    const userIds = ['user-4821', 'user-5093', 'nobody', 'user-4821'];
    writeFileSync(jobsFile, JSON.stringify(userIds.map((userId) => ({userId, prompt}))));
    const readJobs = () => JSON.parse(readFileSync(jobsFile, 'utf8')) as Readonly<Record<string, string>>[];
    // Slow enough that the calls arrive in order on a busy machine: the directives below apply to the first two.
    const createDesigns = (variables = {}) =>
      runProgram(createInBulk, [jobsFile], {CALLS_PER_MINUTE: '240', ...variables});

    await createDesigns({API_KEY: 'key_test_wrong'});
    expect(readJobs().map(({status}) => status)).toEqual([undefined, undefined, undefined, undefined]);

    mock.setNextDirectives('enterpriseDesignsFromPrompt', {'Mock-Error': 'service_unavailable'});
    mock.setNextDirectives('enterpriseDesignsFromPrompt', {'Mock-Outcome': 'failed:content_rejected'});
    const {exitCode, stdout, stderr} = await createDesigns();
    expect(exitCode, stderr).toBe(0);
    const outcomes = readJobs().map(({status, error}) => error ?? status);
    expect([...outcomes].sort()).toEqual(['content_rejected', 'succeeded', 'succeeded', 'user_not_found']);
    expect(outcomes[2]).toBe('user_not_found');
    expect(stdout.trim().split('\n')).toHaveLength(4);

    // As if the program had been killed right after the API created the requests.
    const interruptedJobs = readJobs().map(({requestId: _requestId, status: _status, error: _error, ...job}) => job);
    const before = readJobs();
    writeFileSync(jobsFile, JSON.stringify(interruptedJobs));
    await createDesigns();
    expect(readJobs().map(({requestId}) => requestId)).toEqual(before.map(({requestId}) => requestId));
    const finishedCount = log.length;
    await createDesigns();
    expect(log).toHaveLength(finishedCount);
  });

  test("sets up a user's brand from a website", async ({skip, onTestFinished}) => {
    skip(reason !== undefined, reason);
    const {log, runProgram} = await start(onTestFinished);
    const {exitCode, stdout, stderr} = await runProgram(setUpBrand, ['user-7310', 'https://vineyard.example']);
    expect(exitCode, stderr).toBe(0);
    expect(stdout).toMatch(
      /^Created user-7310\nCheck \/tone \(0\.74\), found on \S+\nThe brand of user-7310 is Vineyard Terrace\nhttp\S+\n$/,
    );
    expect(log.filter((line) => !line.includes('getRequestStatus'))).toEqual([
      '200 loginUser',
      '202 extractBrand',
      '200 setBrand',
      '200 loginUser',
      '202 designsFromPrompt',
    ]);
  });
});
