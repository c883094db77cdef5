import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createTemporaryFolder} from '../../../../tests/support/temporary-folder.js';
import {runPostBuildTask, type PostBuildTask} from './post-build.js';

let outDir: string;

beforeEach(() => {
  const pages = {'a.html': '<main>A</main>', 'b.html': '<main>B</main>'};
  outDir = createTemporaryFolder({...pages, 'static/c.html': 'static'});
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const run = (task: PostBuildTask, baseUrl = '/') =>
  runPostBuildTask(task, {
    outDir,
    baseUrl,
    siteConfig: {url: 'https://docs.example'},
    routesPaths: ['/a', '/b'],
  });

test('runs the phases of all tasks in order, and writes each page once', async () => {
  const steps: string[] = [];
  const createTask = (name: string): PostBuildTask => ({
    name,
    readPage: ({route}) => steps.push(`${name} reads ${route}`),
    afterReading: () => Promise.resolve(void steps.push(`${name} has read`)),
    rewritePage: (html) => `${html}<!-- ${name} -->`,
    readRewritten: (html, {route}) => steps.push(`${name} finds ${route}: ${html}`),
    afterWriting: () => Promise.resolve(void steps.push(`${name} has written`)),
  });
  await Promise.all(['1', '2'].map((name) => run(createTask(name))));
  expect(steps).toEqual([
    '1 reads /a',
    '2 reads /a',
    '1 reads /b',
    '2 reads /b',
    '1 has read',
    '2 has read',
    '1 finds /a: <main>A</main><!-- 1 --><!-- 2 -->',
    '2 finds /a: <main>A</main><!-- 1 --><!-- 2 -->',
    '1 finds /b: <main>B</main><!-- 1 --><!-- 2 -->',
    '2 finds /b: <main>B</main><!-- 1 --><!-- 2 -->',
    '1 has written',
    '2 has written',
  ]);
  expect(readFileSync(path.join(outDir, 'a.html'), 'utf8')).toBe('<main>A</main><!-- 1 --><!-- 2 -->');
  expect(readFileSync(path.join(outDir, 'static/c.html'), 'utf8')).toBe('static');
});

test('rejects for all plugins if one task fails, and writes no page', async () => {
  const failing: PostBuildTask = {name: 'failing', afterReading: () => Promise.reject(new Error('no'))};
  const writing: PostBuildTask = {name: 'writing', rewritePage: () => 'changed'};
  const results = await Promise.allSettled([run(writing), run(failing)]);
  expect(results.map(({status}) => status)).toEqual(['rejected', 'rejected']);
  expect(readFileSync(path.join(outDir, 'a.html'), 'utf8')).toBe('<main>A</main>');
});
