import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {contract as siteContract} from '../../../contract.config';
import {ContractSources} from '../../contract';
import {readHomeExample} from './example';

const contract = siteContract.sources;

describe('the example of the home page', () => {
  const example = readHomeExample(contract);

  test('shows the minimal request of the contract', () => {
    const {prompt} = contract.find(
      'core-api#/paths/~1designs~1from-prompt/post/requestBody/content/application~1json/examples/minimal/value',
    ) as {prompt: string};
    const command = example.requestHtml.replaceAll(/<[^>]*>/g, '');
    expect(command).toContain(`"prompt": "${prompt}"`);
    expect(command).toMatch(/^curl -i -X POST 'https:\/\/api\.[^']+\/v1\/designs\/from-prompt' \\\n/);
  });

  test('ends with the status of a successful request', () => {
    expect(example.statuses.at(-1)).toBe('succeeded');
    expect(example.statuses.length).toBeGreaterThan(1);
  });

  test('draws every variant within the design, with text over images', () => {
    expect(example.variants.length).toBeGreaterThanOrEqual(2);
    for (const {blocks, variesBy, description} of example.variants) {
      expect(variesBy).not.toBe('');
      expect(description).toContain('a picture: ');
      expect(blocks.at(-1)?.kind).toBe('text');
      for (const {box} of blocks) {
        expect(box.x + box.width).toBeLessThanOrEqual(example.size.width);
        expect(box.y + box.height).toBeLessThanOrEqual(example.size.height);
      }
    }
  });
});

test('the build fails if the contract lacks a part of the example', () => {
  expect(() => readHomeExample(new ContractSources(path.join(__dirname, 'fixtures')))).toThrow(
    /can't show core-api#.*examples\/minimal\/value of the contract[\s\S]*prompt/,
  );
});
