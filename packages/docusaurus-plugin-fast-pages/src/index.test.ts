// cspell:ignore Teile dieser Seite Der Server antwortet immer noch nicht Nochmal
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import pluginFastPages from '.';
import type {PluginOptions} from './options';

const nothing: PluginOptions = {id: 'default', deferHydration: false, deferPrefetch: false, loadFailure: false};

/** Creates the plugin as `docusaurus build` does, or as `docusaurus start` in `development`. */
function create(
  options: Partial<PluginOptions>,
  {locale = 'en', codeTranslations = {}, future = {}, mode = 'production'} = {},
): Plugin {
  vi.stubEnv('NODE_ENV', mode);
  const context = {
    baseUrl: '/base/',
    generatedFilesDir: '/site/.docusaurus',
    i18n: {currentLocale: locale},
    codeTranslations,
    siteConfig: {i18n: {defaultLocale: 'en', locales: ['en']}, future},
  };
  return pluginFastPages(context as LoadContext, {...nothing, ...options});
}

const listTags = (plugin: Plugin): HtmlTagObject[] =>
  (plugin.injectHtmlTags?.({content: undefined})?.headTags ?? []) as HtmlTagObject[];

test('without any technique, nothing is added to the site', () => {
  const plugin = create({});
  expect(listTags(plugin)).toEqual([]);
  expect(plugin.getClientModules?.()).toEqual([]);
  expect(plugin.getThemePath).toBeUndefined();
});

test.each([
  ['deferHydration', ['signal-hydration.js']],
  ['deferPrefetch', ['defer-prefetch.js']],
  ['loadFailure', ['signal-hydration.js', 'load-failure.css']],
])('the client modules of %s are added', (option, files) => {
  const listModules = (mode?: string) => create({[option]: true}, {mode}).getClientModules?.();
  expect(listModules()).toEqual(files.map((file) => `./client/${file}`));
  const others = files.filter((file) => file !== 'signal-hydration.js');
  expect(listModules('development')).toEqual(others.map((file) => `./client/${file}`));
});

test('under docusaurus start, no script is added', () => {
  const options = {deferHydration: true, loadFailure: true};
  expect(listTags(create(options))).toHaveLength(3);
  expect(listTags(create(options, {mode: 'development'}))).toEqual([]);
});

test('the message about scripts that fail to load is translated, and the site can change it', () => {
  const codeTranslations = {'theme.LoadFailure.retry': 'Nochmal'};
  const plugin = create({loadFailure: true}, {locale: 'de', codeTranslations});
  expect(listTags(plugin)).toEqual([
    {
      tagName: 'script',
      attributes: {
        'data-page': expect.stringContaining('Teile dieser Seite') as string,
        'data-unavailable': 'Der Server antwortet immer noch nicht.',
        'data-retry': 'Nochmal',
        'data-assets': '/base/assets/js/',
        'data-settled': 'DOMContentLoaded',
      },
      innerHTML: expect.stringContaining('currentScript') as string,
    },
  ]);
});

test("on a site with the hash router, whose pages are empty until scripts run, scripts aren't deferred", () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const options = {deferHydration: true, loadFailure: true};
  const plugin = create(options, {future: {experimental_router: 'hash'}});
  expect(listTags(plugin)).toEqual(listTags(create({loadFailure: true})));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"deferHydration" does not support'));
});
