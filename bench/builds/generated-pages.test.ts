import {expect, test} from 'vitest';
import {benchGeneratedPages, costs, generatedPages} from './generated-pages';

test('generated pages stand in closed chapters and parts', () => {
  const files = generatedPages(401);
  expect(Object.keys(files).filter((file) => file.endsWith('.mdx'))).toHaveLength(401);
  expect(files['docs/generated/part-1/chapter-20/page-400.mdx']).toContain('title: Generated page 400\n');
  for (const folder of ['part-0', 'part-0/chapter-0', 'part-1', 'part-1/chapter-20']) {
    expect(files[`docs/generated/${folder}/_category_.json`]).toBe('{"collapsed": true}');
  }
});

test('what a page more takes is told from two builds', () => {
  const small = {pages: 100, seconds: 20, postBuild: 5, cpu: 30, memory: 1000};
  const large = {pages: 200, seconds: 25, postBuild: 6, cpu: 40, memory: 1100};
  expect(costs(small)).toMatchObject({'more pages': 100, seconds: 20, 'a page more: ms': undefined});
  expect(costs(large, small)).toMatchObject({
    'more pages': 200,
    'of it post-build': 6,
    'a page more: ms': 50,
    'post-build ms': 10,
    'processor ms': 100,
    KB: 1000,
  });
});

test.each([NaN, 2, 10.5])('%s pages are not built', async (count) => {
  await expect(benchGeneratedPages(count)).rejects.toThrow(/four or more/);
});
