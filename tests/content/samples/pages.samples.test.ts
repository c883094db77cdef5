import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {brand} from '../../../config/brand';
import {readFileWithBrand} from '../../../plugins/shared';
import {isObject} from '@developer-docs/mock-api';
import {loadMockContract} from '../../../scripts/mock/contract';
import {blocksOf, codeBlocks, languages, runnableSamples} from './built-samples';
import {atServer, checkSample} from './check-sample';
import {missing} from './interpreters';

if (!existsSync('build/index.html')) {
  throw new Error(
    'There is no production build to take samples from: run "npm run build" first, or "npm test", which does.',
  );
}

const mockContract = await loadMockContract();
const {contract} = mockContract;
const servers = [
  ...new Set(
    Object.values(contract.documents)
      .flatMap(({servers: list}) => (Array.isArray(list) ? (list as unknown[]) : []))
      .values(),
  ),
].flatMap((server) => (isObject(server) && typeof server.url === 'string' ? [server.url] : []));
const addresses = [...new Set([...servers, 'http://localhost:4010/v1'])];
const samples = runnableSamples(codeBlocks('build'));
const isCi = Boolean(process.env.CI);

test('the pages have samples of every operation in every language', () => {
  const expected = contract.operations.flatMap(({id}) => languages.map((language) => `${id} ${language}`));
  const found = samples.map(({operation = '', language}) => `${operation} ${language}`);
  expect(expected.filter((sample) => !found.includes(sample))).toEqual([]);
});

describe.concurrent('samples of the built pages', () => {
  const named = samples.map((sample) => ({
    ...sample,
    title: `${sample.operation ?? sample.pages[0] ?? ''}, ${sample.kind ?? 'in prose'}, ${sample.language}`,
  }));

  test.for(named)('run and get what the contract says: $title', async (sample, {skip}) => {
    const reason = missing(sample.language, isCi);
    skip(reason !== undefined, `not run: ${reason ?? ''}`);
    expect(await checkSample(sample, mockContract, addresses)).toEqual([]);
  });
});

describe.concurrent('samples with a mistake', () => {
  const file = 'tests/content/samples/fixtures/mistakes.html';
  const mistakes = runnableSamples(blocksOf(readFileWithBrand(file, brand), path.basename(file)));
  const reasons: Readonly<Record<string, RegExp>> = {
    'misspelled-field': /422 .*validation_failed|validation_failed/,
    'missing-header': /missing_credentials/,
    'wrong-value': /validation_failed/,
  };

  test.for(mistakes)('fail: $kind, $language', async (sample, {skip}) => {
    const reason = missing(sample.language, isCi);
    skip(reason !== undefined, `not run: ${reason ?? ''}`);
    const problems = await checkSample(sample, mockContract, addresses);
    expect(problems.join('\n')).toMatch(reasons[sample.kind ?? ''] ?? /^$/);
  });

  test('are there for each mistake and language', () => {
    expect(mistakes).toHaveLength(Object.keys(reasons).length * languages.length);
  });
});

test('only the server address of a sample is changed', () => {
  const [server = ''] = servers;
  const address = 'http://localhost:1/v1';
  for (const {code} of samples) {
    const named = addresses.find((candidate) => code.includes(candidate)) ?? server;
    const changed = atServer(code, addresses, address);
    expect(changed.split(address)).toEqual(code.split(named));
    expect(changed).not.toContain(new URL(server).host);
  }
  expect(() => atServer('curl https://example.com', addresses, address)).toThrow('names no server');
});

test('a missing interpreter is named; in continuous integration it is an error', () => {
  const without = (absent: string) => (command: string) => command !== absent;
  expect(missing('python', false, without('python3'))).toMatch(/^python3 is not installed/);
  expect(missing('curl', false, without('curl'))).toMatch(/^curl is not installed/);
  expect(missing('javascript', true, () => false)).toBeUndefined();
  expect(() => missing('python', true, without('python3'))).toThrow('Install it');
});
