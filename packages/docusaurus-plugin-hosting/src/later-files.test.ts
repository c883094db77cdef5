import path from 'node:path';
import logger from '@docusaurus/logger';
import {joinPostBuildPass, type PostBuildTask} from '@developer-docs/utils/node';
import type {Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createTemporaryFolder, writeFileIn} from '../../../tests/support/temporary-folder';
import {validatePluginOptions} from '../../../tests/support/validate-options';
import {validateOptions, type Options, type PluginOptions} from './options';
import type {BuildProps} from './post-build';

let siteDir: string;
let createPostBuildTask: (options: PluginOptions, props: BuildProps) => PostBuildTask;
/** Ends the process, as far as this plugin notices. */
let exit: (code: number) => void;
let warnings: string[];
/** The hooks that wait for this plugin. */
const waiting: (() => void)[] = [];

const long = 'word '.repeat(500);
const createHtml = (body: string) => `<html><head><meta charset="UTF-8"></head><body>${body}${long}</body></html>`;

beforeEach(async () => {
  siteDir = createTemporaryFolder({
    'build/index.html': createHtml('Home'),
    'build/404.html': createHtml('Nowhere'),
    'build/data.json': long,
  });
  warnings = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(logger, 'warn').mockImplementation((text) => void warnings.push(String(text)));
  const listeners: ((code: number) => void)[] = [];
  vi.spyOn(process, 'once').mockImplementation((_name, listener) => {
    listeners.push(listener as (code: number) => void);
    for (const resolve of waiting.splice(0)) resolve();
    return process;
  });
  exit = (code) => {
    for (const listener of listeners) listener(code);
  };
  // As in a new process.
  vi.resetModules();
  ({createPostBuildTask} = await import('./post-build'));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Builds a locale with this plugin and another one, whose hooks Docusaurus calls at the same time. */
async function build(write: () => Promise<void> | void, options?: Options, locale = ''): Promise<void> {
  const plugins: Plugin[] = [
    {name: 'slow-plugin', postBuild: write},
    {name: 'idle-plugin'},
    {
      name: 'docusaurus-plugin-hosting',
      ...joinPostBuildPass((props) => [createPostBuildTask(validatePluginOptions(validateOptions, options), props)]),
    },
  ];
  const baseUrl = locale === '' ? '/' : `/${locale}/`;
  const props = {
    siteDir,
    outDir: path.join(siteDir, 'build', locale),
    baseUrl,
    routesPaths: [baseUrl, `${baseUrl}404.html`],
    i18n: {currentLocale: locale || 'en', defaultLocale: 'en', locales: ['en', 'fr']},
    plugins: plugins.map((plugin) => ({...plugin})),
    siteConfig: {
      url: 'https://docs.example',
      title: 'Site',
      titleDelimiter: '|',
      staticDirectories: ['static'],
      themeConfig: {},
    },
  } as unknown as BuildProps;
  const hooks = plugins.map(({postBuild}) => Promise.resolve(postBuild?.(props as never)));
  await Promise.all(hooks);
}

const write = (file: string, content: string) => {
  writeFileIn(siteDir, `build/${file}`, content);
};

/** Returns a hook that writes files when this plugin has finished. */
const writeLater = (files: Readonly<Record<string, string>>) => async (): Promise<void> => {
  await new Promise<void>((resolve) => waiting.push(resolve));
  for (const [file, content] of Object.entries(files)) write(file, content);
};

test('lists what a slow plugin writes after the build was compressed, and its policy created', async () => {
  const later = {
    'new/page.html': createHtml('<script>late()</script>'),
    'index.html': createHtml('Changed'),
    'feed.xml': long,
    'data.json': `[${long}]`,
    'photo.png': long,
    'short.txt': 'short',
  };
  await build(writeLater(later), {compression: true});
  exit(0);
  expect(warnings).toHaveLength(1);
  const [uncompressed = '', withoutPolicy = ''] = (warnings[0] ?? '').split('The security policy');
  expect(uncompressed.match(/(?<=\n {2}- ).*/g)).toEqual(['data.json', 'feed.xml', 'index.html', 'new/page.html']);
  expect(withoutPolicy.match(/(?<=\n {2}- ).*/g)).toEqual(['index.html', 'new/page.html']);
  expect(warnings[0]).toMatch(/Plugins that write files after the build: slow-plugin\./);
});

test('lists at most 20 files', async () => {
  await build(writeLater(Object.fromEntries(Array.from({length: 25}, (_, index) => [`${String(index)}.xml`, long]))), {
    compression: true,
  });
  exit(0);
  expect(warnings[0]).toMatch(/(?:\n {2}- \d+\.xml){20}\n {2}- 5 more\n/);
});

test.each<{name: string; options: Options; file: string}>([
  {name: 'compression is off', options: {}, file: 'feed.xml'},
  {name: 'compression and the policy are off', options: {contentSecurityPolicy: false}, file: 'page.html'},
  {name: 'the format is already compressed', options: {compression: true}, file: 'photo.png'},
])('does not warn if $name', async ({options, file}) => {
  await build(writeLater({[file]: long}), options);
  exit(0);
  expect(warnings).toEqual([]);
});

test('does not warn about files that a plugin writes in time, or after a build that fails', async () => {
  await build(
    () => {
      write('sitemap.xml', long);
      write('moved.html', createHtml('<script>move()</script>'));
    },
    {compression: true},
  );
  exit(0);
  expect(warnings).toEqual([]);
  await build(writeLater({'feed.xml': long}), {compression: true});
  exit(1);
  expect(warnings).toEqual([]);
});

test('covers all locales, and what their builds write at the root', async () => {
  const options: Options = {compression: true};
  await build(writeLater({'feed.xml': long}), options);
  for (const file of ['fr/index.html', 'fr/404.html']) write(file, createHtml('Français'));
  await build(
    () => {
      write('fr/sitemap.xml', long);
    },
    options,
    'fr',
  );
  write('fr/data.json', long);
  exit(0);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.match(/(?<=\n {2}- ).*/g)).toEqual(['feed.xml', 'fr/data.json']);
});
