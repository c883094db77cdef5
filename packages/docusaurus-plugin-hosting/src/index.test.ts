import type {LoadContext} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createTemporaryFolder, writeFileIn} from '../../../tests/support/temporary-folder';
import {validatePluginOptions} from '../../../tests/support/validate-options';
import pluginHosting, {validateOptions, type Options} from '.';

let siteDir: string;

beforeEach(() => {
  siteDir = createTemporaryFolder();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function createPlugin(options: Options = {}, future?: object) {
  const context = {
    siteDir,
    generatedFilesDir: siteDir,
    siteConfig: {i18n: {defaultLocale: 'en', locales: ['en']}, url: 'https://docs.example', future},
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'fr', 'de'],
      localeConfigs: {en: {baseUrl: '/'}, de: {baseUrl: '/deutsch/'}},
    },
    outDir: path.join(siteDir, 'build'),
    baseUrl: '/',
  } as unknown as LoadContext;
  return pluginHosting(context, validatePluginOptions(validateOptions, options));
}

test('reports the hash router, which renders no HTML', () => {
  expect(() => createPlugin({}, {experimental_router: 'hash'})).toThrow(/Remove "future.experimental_router"/);
});

/** Runs the command that the plugin adds, and returns what it prints. */
async function runPublishedUrls(release: boolean): Promise<string> {
  let action: (options: object) => Promise<void> = () => Promise.reject(new Error('The plugin adds no command.'));
  const command = {
    command: () => command,
    description: () => command,
    option: () => command,
    action: (callback: typeof action) => {
      action = callback;
    },
  };
  const publishedUrls = {file: 'urls.txt', anchors: '^error-', placeholders: {__NAME__: 'tea'}};
  createPlugin({publishedUrls}).extendCli?.(command as never);
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await action({release});
  return String(print.mock.lastCall?.[0]);
}

test('the command adds URLs of the last build to the list, without those of other locales', async () => {
  writeFileIn(siteDir, 'urls.txt', '; Comment\n/docs/old\n');
  for (const file of ['index', '404', 'docs/tea', 'docs/teapot', 'fr/index', 'deutsch/index']) {
    writeFileIn(siteDir, `build/${file}.html`, '<h2 id="error-a">A</h2><h2 id="b">B</h2>');
  }
  expect(await runPublishedUrls(false)).toContain('7 URLs, 6 not published yet (--release adds them)\n+ /\n');
  expect(readFileSync(path.join(siteDir, 'urls.txt'), 'utf8')).toBe('; Comment\n/docs/old\n');
  await runPublishedUrls(true);
  expect(readFileSync(path.join(siteDir, 'urls.txt'), 'utf8')).toBe(
    '; Comment\n/\n/#error-a\n/docs/__NAME__\n/docs/__NAME__#error-a\n/docs/old\n/docs/teapot\n/docs/teapot#error-a\n',
  );
  expect(await runPublishedUrls(true)).toBe('7 URLs, 0 added\n');
});

test('the command reports a missing build or list', async () => {
  await expect(runPublishedUrls(false)).rejects.toThrow(/"publishedUrls" is the path "urls.txt", which can't be read/);
  writeFileIn(siteDir, 'urls.txt', '');
  await expect(runPublishedUrls(false)).rejects.toThrow(/contains no build. Run "docusaurus build" first/);
});
