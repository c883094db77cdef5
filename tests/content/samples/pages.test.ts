import {existsSync} from 'node:fs';
import {arrayAt, isObject} from '@developer-docs/utils';
import {describe, expect, test} from 'vitest';
import {loadContract} from '../../../tools/mock/contract';
import {isRun} from '../../support/sample-tools';
import {readCodeBlocks, languages, listRunnableSamples} from './built-samples';
import {checkSample} from './check-sample';
import {interpreters} from './interpreters';

if (!existsSync('build/index.html')) {
  throw new Error("There's no production build with samples. Run 'npm run build' first.");
}

const mockContract = await loadContract();
const {contract} = mockContract;
const servers = Object.values(contract.documents).flatMap((document) => arrayAt(document, 'servers').filter(isObject));
const baseUrls = new Set([...servers.map(({url}) => String(url)), 'http://localhost:4010/v1']);
const samples = listRunnableSamples(readCodeBlocks('build'));

test('the pages have samples for every operation in every language', () => {
  const expected = contract.operations.flatMap(({id}) => languages.map((language) => `${id} ${language}`));
  const foundSamples = samples.map(({operation = '', language}) => `${operation} ${language}`);
  expect(expected.filter((sample) => !foundSamples.includes(sample))).toEqual([]);
});

/**
 * The samples that run: all in cURL, and one per operation in the other languages, whose programs take longer to start.
 * The tests of `packages/openapi` check that the languages send the same request.
 */
const runSamples = samples.filter(
  ({language, operation, kind}) =>
    language === 'curl' ||
    kind === 'realistic' ||
    !samples.some((other) => other.operation === operation && other.kind === 'realistic'),
);

describe.concurrent('samples on the built pages', () => {
  const titledSamples = runSamples.map((sample) => ({
    ...sample,
    title: `${sample.operation ?? sample.pages[0] ?? ''}, ${sample.kind ?? 'in prose'}, ${sample.language}`,
  }));

  test.for(titledSamples)('run and return what the contract declares: $title', async (sample, {skip}) => {
    const {requires} = interpreters[sample.language];
    skip(!isRun(sample.language, requires), `needs ${requires.join(' and ')}`);
    expect(await checkSample(sample, mockContract, baseUrls)).toEqual([]);
  });
});
