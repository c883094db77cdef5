import {BuiltSite, joinPostBuildPass} from '@developer-docs/docusaurus-utils/node';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {validatePluginOptions} from '@test-support/validate-options';
import {beforeEach, expect, test, vi} from 'vitest';
import {createBuildProps, createHtml} from './fixtures/build-props';
import {validateOptions, type Options} from './options';
import {createPostBuildTask} from './post-build';

let siteDir: string;
/** Ends the process, as far as this plugin notices. */
let exit: (code: number) => void;
let warnings: string[];
/** The hooks that wait for this plugin. */
const waiting: (() => void)[] = [];

const long = 'word '.repeat(500);
const createLongHtml = (body: string) => createHtml(body + long);

beforeEach(() => {
  siteDir = createTemporaryFolder({
    'build/index.html': createLongHtml('Home'),
    'build/404.html': createLongHtml('Nowhere'),
    'build/data.json': long,
  });
  warnings = [];
  // The pass reports what it has done.
  vi.spyOn(logger, 'info').mockImplementation(() => {
    for (const resolve of waiting.splice(0)) resolve();
  });
  vi.spyOn(logger, 'warn').mockImplementation((text) => void warnings.push(String(text)));
  const listeners: ((code: number) => void)[] = [];
  vi.spyOn(process, 'once').mockImplementation((_name, listener) => {
    listeners.push(listener as (code: number) => void);
    return process;
  });
  exit = (code) => {
    for (const listener of listeners) listener(code);
  };
});

/** Builds a locale with this plugin and another one, whose hooks Docusaurus calls at the same time. */
async function build(write: () => Promise<void> | void, options?: Options, locale: 'en' | 'fr' = 'en'): Promise<void> {
  const plugins: Plugin[] = [
    {name: 'slow-plugin', postBuild: write},
    {name: 'idle-plugin'},
    {
      name: 'docusaurus-plugin-hosting',
      ...joinPostBuildPass((props) => [createPostBuildTask(validatePluginOptions(validateOptions, options), props)]),
    },
  ];
  const baseUrl = locale === 'en' ? '/' : `/${locale}/`;
  const listed = plugins.map((plugin) => ({...plugin}));
  const props = createBuildProps(siteDir, {routes: [baseUrl], locale, baseUrl, plugins: listed});
  await Promise.all(plugins.map(({postBuild}) => Promise.resolve(postBuild?.(props as never))));
}

const write = (files: Readonly<Record<string, string>>) => () => {
  for (const [file, content] of Object.entries(files)) writeFileIn(siteDir, `build/${file}`, content);
};

/** Returns a hook that writes files when this plugin has finished. */
const writeLater = (files: Readonly<Record<string, string>>) => async (): Promise<void> => {
  await new Promise<void>((resolve) => waiting.push(resolve));
  write(files)();
};

/** Lists the files in the warning. */
const listFiles = (text = '') => text.match(/(?<=\n {2}- ).*/g);

test('lists what a slow plugin writes after the build was compressed, and its policy created', async () => {
  const pages = {'new/page.html': createLongHtml('<script>late()</script>'), 'index.html': createLongHtml('Changed')};
  const later = {...pages, 'feed.xml': long, 'data.json': `[${long}]`, 'photo.png': long, 'short.txt': 'short'};
  await build(writeLater(later), {compression: true});
  exit(0);
  expect(warnings).toHaveLength(1);
  expect(listFiles(warnings[0])).toEqual(['data.json', 'feed.xml', 'index.html', 'new/page.html']);
  expect(warnings[0]).toMatch(/Plugins that write files after the build: slow-plugin\./);
});

test('lists a file that changes while it is compressed', async () => {
  // oxlint-disable-next-line typescript/unbound-method -- it's called with its site
  const {writeFile} = BuiltSite.prototype;
  vi.spyOn(BuiltSite.prototype, 'writeFile').mockImplementation(async function (this: BuiltSite, file, content) {
    await writeFile.call(this, file, content);
    if (file === 'data.json.br') write({'data.json': `[${long}]`})();
  });
  await build(() => undefined, {compression: true});
  exit(0);
  expect(listFiles(warnings[0])).toEqual(['data.json']);
});

test.each<[string, Options, string, number]>([
  ['if compression is off', {}, 'feed.xml', 0],
  ['if compression and the policy are off', {contentSecurityPolicy: false}, 'page.html', 0],
  ['after a build that fails', {compression: true}, 'feed.xml', 1],
])('does not warn %s', async (_name, options, file, exitCode) => {
  await build(writeLater({[file]: long}), options);
  exit(exitCode);
  expect(warnings).toEqual([]);
});

test('does not compare the files of a second build with the first one', async () => {
  const options: Options = {compression: true};
  await build(() => undefined, options);
  write({'data.json': `[${long}]`})();
  await build(() => undefined, options);
  exit(0);
  expect(warnings).toEqual([]);
});

test('covers all locales, and what their builds write at the root', async () => {
  const options: Options = {compression: true};
  await build(writeLater({'feed.xml': long}), options);
  const html = createLongHtml('Français');
  write({'fr/index.html': html, 'fr/404.html': html})();
  await build(write({'fr/sitemap.xml': long}), options, 'fr');
  write({'fr/data.json': long})();
  exit(0);
  expect(warnings).toHaveLength(1);
  expect(listFiles(warnings[0])).toEqual(['feed.xml', 'fr/data.json']);
});
