import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {isObject} from '@developer-docs/internal';
import {brand} from '../../../config/brand';
import {readFileWithBrand} from '../../../plugins/shared';
import {loadMockContract} from '../../../tools/mock/contract';
import {parseCodeBlocks, readCodeBlocks, languages, listRunnableSamples} from './built-samples';
import {replaceBaseUrl, checkSample} from './check-sample';
import {findSkipReason} from './interpreters';

if (!existsSync('build/index.html')) {
  throw new Error("There's no production build with samples. Run 'npm run build' first.");
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
const baseUrls = [...new Set([...servers, 'http://localhost:4010/v1'])];
const samples = listRunnableSamples(readCodeBlocks('build'));
const isCi = Boolean(process.env.CI);

test('the pages have samples for every operation in every language', () => {
  const expected = contract.operations.flatMap(({id}) => languages.map((language) => `${id} ${language}`));
  const foundSamples = samples.map(({operation = '', language}) => `${operation} ${language}`);
  expect(expected.filter((sample) => !foundSamples.includes(sample))).toEqual([]);
});

describe.concurrent('samples on the built pages', () => {
  const titledSamples = samples.map((sample) => ({
    ...sample,
    title: `${sample.operation ?? sample.pages[0] ?? ''}, ${sample.kind ?? 'in prose'}, ${sample.language}`,
  }));

  test.for(titledSamples)('run and return what the contract declares: $title', async (sample, {skip}) => {
    const reason = findSkipReason(sample.language, isCi);
    skip(reason !== undefined, `not run: ${reason ?? ''}`);
    expect(await checkSample(sample, mockContract, baseUrls)).toEqual([]);
  });
});

describe.concurrent('samples with a mistake', () => {
  const file = 'tests/content/samples/fixtures/mistakes.html';
  const mistakes = listRunnableSamples(parseCodeBlocks(readFileWithBrand(file, brand), path.basename(file)));
  const reasons: Readonly<Record<string, RegExp>> = {
    'misspelled-field': /422 .*validation_failed|validation_failed/,
    'missing-header': /missing_credentials/,
    'wrong-value': /validation_failed/,
  };

  test.for(mistakes)('fail: $kind, $language', async (sample, {skip}) => {
    const reason = findSkipReason(sample.language, isCi);
    skip(reason !== undefined, `not run: ${reason ?? ''}`);
    const problems = await checkSample(sample, mockContract, baseUrls);
    expect(problems.join('\n')).toMatch(reasons[sample.kind ?? ''] ?? /^$/);
  });

  test('exist for each mistake and language', () => {
    expect(mistakes).toHaveLength(Object.keys(reasons).length * languages.length);
  });
});

test('replaces only the base URL in a sample', () => {
  const [server = ''] = servers;
  const newBaseUrl = 'http://localhost:1/v1';
  for (const {code} of samples) {
    const baseUrl = baseUrls.find((candidate) => code.includes(candidate)) ?? server;
    const changedCode = replaceBaseUrl(code, baseUrls, newBaseUrl);
    expect(changedCode.split(newBaseUrl)).toEqual(code.split(baseUrl));
    expect(changedCode).not.toContain(new URL(server).host);
  }
  expect(() => replaceBaseUrl('curl https://example.com', baseUrls, newBaseUrl)).toThrow("doesn't call the API");
});

test('a missing interpreter is the reason to skip a sample, and an error in CI', () => {
  const hasAllExcept = (missing: string) => (command: string) => command !== missing;
  expect(findSkipReason('python', false, hasAllExcept('python3'))).toMatch(/^python3 is not installed/);
  expect(findSkipReason('curl', false, hasAllExcept('curl'))).toMatch(/^curl is not installed/);
  expect(findSkipReason('javascript', true, () => false)).toBeUndefined();
  expect(() => findSkipReason('python', true, hasAllExcept('python3'))).toThrow('Install it');
});
