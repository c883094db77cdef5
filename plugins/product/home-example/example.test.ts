import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {contract as siteContract} from '../../../contract.config';
import {ContractSources} from '../../contract';
import {DesignRenderer} from '../rendered-designs';
import {readHomeExample} from './example';

const contract = siteContract.sources;

describe('the home page example', () => {
  const renderer = new DesignRenderer(contract, '/base/');
  const example = readHomeExample(contract, renderer);

  test("shows the contract's realistic request", () => {
    const {prompt, designType, variantCount} = contract.find(
      'examples/bodies#/designs-from-prompt-realistic/value',
    ) as {
      prompt: string;
      designType: string;
      variantCount: number;
    };
    const command = example.requestHtml.replaceAll(/<[^>]*>/g, '');
    expect(command).toMatch(/^curl -i -X POST 'https:\/\/api\.[^']+\/v1\/designs\/from-prompt' \\\n/);
    for (const line of [`"prompt": "${prompt}"`, `"designType": "${designType}"`, `"variantCount": ${variantCount}`]) {
      expect(command).toContain(line);
    }
    expect(example.variants).toHaveLength(variantCount);
  });

  test('ends with the status of a successful request', () => {
    expect(example.statuses.at(-1)).toBe('succeeded');
    expect(example.statuses.length).toBeGreaterThan(1);
  });

  test('shows a different published image for each variant', () => {
    const sources = example.variants.map(({image}) => image.src);
    expect(new Set(sources).size).toBe(sources.length);
    const publishedUrls = renderer.files.map(({name}) => `/base/${name}`);
    expect(publishedUrls).toEqual(expect.arrayContaining(sources));
  });
});

test('the build fails if the contract lacks a part of the example', () => {
  const incompleteSources = new ContractSources(path.join(__dirname, 'fixtures'));
  expect(() => readHomeExample(incompleteSources, new DesignRenderer(incompleteSources, '/'))).toThrow(
    /Invalid contract value core-api#.*examples\/realistic\/value\.[\s\S]*prompt/,
  );
});
