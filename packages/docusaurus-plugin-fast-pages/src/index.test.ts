// cspell:ignore Teile dieser Seite Der Server antwortet immer noch nicht Nochmal
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, describe, expect, test, vi} from 'vitest';
import pluginFastPages from '.';
import type {PluginOptions} from './options';

const nothing: PluginOptions = {
  id: 'default',
  deferHydration: false,
  deferPrefetch: false,
  contentVisibility: false,
  loadFailure: false,
};

/** Creates the plugin as `docusaurus build` does, or as `docusaurus start` in `development`. */
async function create(
  options: Partial<PluginOptions>,
  {locale = 'en', codeTranslations = {}, future = {}, mode = 'production'} = {},
): Promise<Plugin> {
  vi.stubEnv('NODE_ENV', mode);
  const context = {
    generatedFilesDir: '/site/.docusaurus',
    i18n: {currentLocale: locale},
    codeTranslations,
    siteConfig: {i18n: {defaultLocale: 'en', locales: ['en']}, future},
  };
  return pluginFastPages(context as unknown as LoadContext, {...nothing, ...options});
}

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Returns the attributes of the inline scripts that the plugin adds. */
function listScripts(plugin: Plugin): unknown[] {
  const {headTags = [], postBodyTags = []} = plugin.injectHtmlTags?.({content: undefined}) ?? {};
  return [headTags, postBodyTags]
    .flat(2)
    .map((tag) => (typeof tag === 'string' ? tag : {attributes: tag.attributes, isInline: Boolean(tag.innerHTML)}));
}

test('without any technique, nothing is added to the site', async () => {
  const plugin = await create({});
  expect(listScripts(plugin)).toEqual([]);
  expect(plugin.getClientModules?.()).toEqual([]);
  expect(plugin.getThemePath).toBeUndefined();
});

test('under docusaurus start, no script is added', async () => {
  const options = {deferHydration: true, contentVisibility: {'.section': '10rem'}, loadFailure: true};
  expect(listScripts(await create(options))).toHaveLength(4);
  expect(listScripts(await create(options, {mode: 'development'}))).toEqual([]);
});

describe('the message about scripts that fail to load', () => {
  test('is translated, and the site can change it', async () => {
    const codeTranslations = {'theme.LoadFailure.retry': 'Nochmal'};
    const plugin = await create({loadFailure: true}, {locale: 'de', codeTranslations});
    expect(listScripts(plugin)).toEqual([
      {
        isInline: true,
        attributes: {
          'data-page': expect.stringContaining('Teile dieser Seite') as string,
          'data-unavailable': 'Der Server antwortet immer noch nicht.',
          'data-retry': 'Nochmal',
        },
      },
    ]);
  });

  test('is English in a language that the package lacks', async () => {
    const [script] = listScripts(await create({loadFailure: true}, {locale: 'xx'}));
    expect(script).toMatchObject({attributes: {'data-retry': 'Retry'}});
  });
});

test.each([
  [{id: 'second'}, {}, 'a site can have only one instance'],
  [{deferHydration: true}, {future: {experimental_router: 'hash'}}, 'set the option "deferHydration" to false'],
])('rejects a configuration that cannot work: %j', async (options, context, message) => {
  await expect(create(options, context)).rejects.toThrow(message);
});
