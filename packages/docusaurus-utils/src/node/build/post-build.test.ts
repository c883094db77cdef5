import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {beforeEach, expect, test, vi} from 'vitest';
import {joinPostBuildPass, type PostBuildMember, type PostBuildTask} from './post-build.js';

let outDir: string;

beforeEach(() => {
  const pages = {'a.html': '<main>A</main>', 'b.html': '<main>B</main>'};
  outDir = createTemporaryFolder({...pages, 'static/c.html': 'static'});
  vi.spyOn(logger, 'info').mockReturnValue();
});

/** A plugin in Docusaurus's list. */
type Listed = Plugin & {readonly developerDocs?: PostBuildMember};

const createPlugin = (name: string, ...tasks: PostBuildTask[]): Listed => ({name, ...joinPostBuildPass(() => tasks)});

/** Calls the hooks of all plugins as Docusaurus does, with copies of the objects. */
function build(plugins: readonly Listed[], hooks = plugins): Promise<PromiseSettledResult<void>[]> {
  const list = plugins.map((plugin) => {
    const version = {type: 'package', name: `@developer-docs/${plugin.name}`, version: '0.1.0'};
    return {...plugin, version};
  });
  const siteConfig = {url: 'https://docs.example'};
  const props = {outDir, baseUrl: '/', siteConfig, routesPaths: ['/a', '/b'], plugins: list};
  return Promise.allSettled(hooks.map(async ({postBuild}) => postBuild?.({...props} as never)));
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

const append = (name: string): PostBuildTask => ({name, rewritePage: (html) => `${html}<!-- ${name} -->`});

test('runs the phases of all tasks in order', async () => {
  const steps: string[] = [];
  const createTask = (name: string): PostBuildTask => ({
    name,
    readPage: ({route, html}) => void steps.push(`${name} reads ${route}: ${html}`),
    afterReading: () => Promise.resolve(void steps.push(`${name} has read`)),
    rewritePage: (html) => `${html}<!-- ${name} -->`,
    finish: (site) => site.readText('a.html').then((html) => void steps.push(`${name} finds ${html}`)),
  });
  const results = await build([createPlugin('one', createTask('1'), createTask('2'))]);
  expect(results).toEqual([{status: 'fulfilled', value: undefined}]);
  expect(logger.info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Post-build: reading pages: \d+ ms; 1: /));
  expect(steps).toEqual([
    '1 reads /a: <main>A</main>',
    '2 reads /a: <main>A</main>',
    '1 reads /b: <main>B</main>',
    '2 reads /b: <main>B</main>',
    '1 has read',
    '2 has read',
    '1 finds <main>A</main><!-- 1 --><!-- 2 -->',
    '2 finds <main>A</main><!-- 1 --><!-- 2 -->',
  ]);
  expect(read('static/c.html')).toBe('static');
});

test.each([
  ['abc', 'abc'],
  ['cab', 'bca'],
])('the first of the plugins %s runs the tasks in this order, if hooks run in the order %s', async (list, calls) => {
  const other: Listed = {name: 'other', postBuild: () => undefined};
  const plugins = [other, ...Array.from(list, (name) => createPlugin(name, append(name))), other];
  const hooks = Array.from(calls, (name) => plugins.find((plugin) => plugin.name === name) ?? other);
  const results = await build(plugins, hooks);
  expect(results.every(({status}) => status === 'fulfilled')).toBe(true);
  expect(read('a.html')).toBe(`<main>A</main>${Array.from(list, (name) => `<!-- ${name} -->`).join('')}`);
});

test('the copies of another installation of the package take part', async () => {
  vi.resetModules();
  const copy = await import('./post-build.js');
  expect(copy.joinPostBuildPass).not.toBe(joinPostBuildPass);
  const other: Listed = {name: 'other', ...copy.joinPostBuildPass(() => [append('other')])};
  await build([createPlugin('one', append('one')), other]);
  expect(read('b.html')).toBe('<main>B</main><!-- one --><!-- other -->');
});

test('a task that fails rejects, and no page is written', async () => {
  const failing: PostBuildTask = {name: 'failing', afterReading: () => Promise.reject(new Error('no'))};
  const results = await build([createPlugin('one', append('one')), createPlugin('two', failing)]);
  expect(results.map(({status}) => status)).toEqual(['rejected', 'fulfilled']);
  expect(read('a.html')).toBe('<main>A</main>');
});

test.each([0, 1, 2])('a plugin with another protocol version at index %s stops the build', async (index) => {
  const plugins = [createPlugin('one', append('one')), createPlugin('two', append('two'))];
  const newer: Listed = {
    name: 'newer',
    developerDocs: {protocolVersion: 99, createPostBuildTasks: () => [append('newer')]},
    postBuild: () => undefined,
  };
  const results = await build(plugins.toSpliced(index, 0, newer));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(reasons).toHaveLength(2);
  expect(reasons[0]).toMatch(/@developer-docs\/newer 0\.1\.0.*can't work on the same build.* Install the same version/);
  expect(reasons[0]).toContain('@developer-docs/two 0.1.0');
  expect(read('a.html')).toBe('<main>A</main>');
});
