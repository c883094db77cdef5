import {expect, test} from 'vitest';
import {benchGeneratedPages, generatePages, summarizeBuild} from './generated-pages';

test('groups generated pages in collapsed chapters and parts', () => {
  const files = generatePages(401);
  expect(Object.keys(files).filter((file) => file.endsWith('.mdx'))).toHaveLength(401);
  expect(files['docs/generated/part-1/chapter-20/page-400.mdx']).toContain('title: Generated page 400\n');
  for (const folder of ['part-0', 'part-0/chapter-0', 'part-1', 'part-1/chapter-20']) {
    expect(files[`docs/generated/${folder}/_category_.json`]).toBe('{"collapsed": true}');
  }
});

test('calculates the cost per page from two builds', () => {
  const small = {pages: 100, seconds: 20, postBuild: 5, cpu: 30, memory: 1000};
  const large = {pages: 200, seconds: 25, postBuild: 6, cpu: 40, memory: 1100};
  expect(summarizeBuild(small)).toMatchObject({'added pages': 100, seconds: 20, 'ms per page': undefined});
  expect(summarizeBuild(large, small)).toMatchObject({
    'added pages': 200,
    'post-build seconds': 6,
    'ms per page': 50,
    'post-build ms per page': 10,
    'CPU ms per page': 100,
    'KB per page': 1000,
  });
});

test.each([NaN, 2, 10.5])('rejects %s as the number of pages', async (count) => {
  await expect(benchGeneratedPages(count)).rejects.toThrow(/four or more/);
});
