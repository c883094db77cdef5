import type {LoadContext} from '@docusaurus/types';
import {validatePluginOptions} from '@test-support/validate-options';
import {expect, test, vi} from 'vitest';
import themeSearch, {validateOptions, type Options} from '.';

function createTheme(options: Options = {}, future: object = {}, themeConfig: object = {}) {
  const context = {
    siteDir: '/site',
    siteConfig: {title: 'Harbor', titleDelimiter: '|', url: 'https://harbor.example', themeConfig, future},
    baseUrl: '/',
    i18n: {currentLocale: 'de', localeConfigs: {}},
    codeTranslations: {},
  } as LoadContext;
  return themeSearch(context, validatePluginOptions(validateOptions, options));
}

const credentials = {appId: 'A', apiKey: 'b', indexName: 'c'};
const algolia = {...credentials, searchPagePath: 'find'};

test.each([
  [{}, {}, '/search'],
  [{algolia}, {}, '/find'],
  [{algolia}, {'docusaurus-theme-search-algolia': {default: undefined}}, undefined],
  [{algolia: credentials}, {}, '/search'],
  [{algolia: {...credentials, searchPagePath: false}}, {}, undefined],
  [{algolia: {...credentials, searchPagePath: null}}, {}, undefined],
])('the site has one route for the search page: %j, other plugins %j', async (themeConfig, allContent, route) => {
  const addRoute = vi.fn<(config: {path: string}) => void>();
  const actions = {createData: vi.fn(), addRoute} as never;
  await createTheme({}, {}, themeConfig)?.allContentLoaded?.({allContent, actions});
  expect(addRoute.mock.calls.map(([{path: url}]) => url)).toEqual(route === undefined ? [] : [route]);
});

test('is disabled on sites with the hash router, which renders no HTML', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(createTheme({}, {experimental_router: 'hash'})).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('docusaurus-theme-search does not support'));
});

test.each([
  [{searchPagePath: ''}, /"searchPagePath"/],
  [{reportUrl: 'javascript:alert(1)'}, /"reportUrl" must be a valid uri with a scheme matching the http\|https/],
] as const)('rejects %j', (options, message) => {
  expect(() => validatePluginOptions(validateOptions, options)).toThrow(message);
});
