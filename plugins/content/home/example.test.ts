import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {find} from '../../contract/values/documents';
import {readHomeExample} from './example';

const body = find(
  'core-api#/paths/~1designs~1from-prompt/post/requestBody/content/application~1json/examples/minimal/value',
).value as {prompt: string};

describe('the example of the home page', () => {
  const example = readHomeExample();

  test('is the request of the contract, with its prompt', () => {
    const text = example.requestHtml.replaceAll(/<[^>]*>/g, '');
    expect(text).toContain(`"prompt": "${body.prompt}"`);
    expect(text).toMatch(/^curl -i -X POST 'https:\/\/api\.[^']+\/v1\/designs\/from-prompt' \\\n/);
  });

  test('ends with the status that carries a result', () => {
    expect(example.statuses.at(-1)).toBe('succeeded');
    expect(example.statuses.length).toBeGreaterThan(1);
  });

  test('draws every variant, texts inside the design and over pictures', () => {
    expect(example.variants.length).toBeGreaterThanOrEqual(2);
    for (const {blocks, differs, description} of example.variants) {
      expect(differs).not.toBe('');
      expect(description).toContain('a picture: ');
      expect(blocks.at(-1)?.kind).toBe('text');
      for (const {box} of blocks) {
        expect(box.x + box.width).toBeLessThanOrEqual(example.size.width);
        expect(box.y + box.height).toBeLessThanOrEqual(example.size.height);
      }
    }
  });
});

test('a contract whose example cannot be shown stops the build and says what is missing', () => {
  expect(() => readHomeExample(path.join(__dirname, 'fixtures'))).toThrow(
    /cannot show core-api#.*examples\/minimal\/value of the contract[\s\S]*prompt/,
  );
});
