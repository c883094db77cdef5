import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {hits} from './fixtures/readme-example.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the example in the README works', () => {
  expect(hits[0]?.url).toBe('/docs/webhooks#retries');
  const example = read('fixtures/readme-example.ts').replace('../index.js', '@developer-docs/search-engine');
  expect(read('../README.md')).toContain(example.replace('export const', 'const'));
});
