import {expect, test} from 'vitest';
import {validateThemeConfig} from './theme-config';

const algolia = {appId: 'X', apiKey: 'public', indexName: 'docs'};

/** Validates settings as Docusaurus does; it passes a `validate` function, which the theme doesn't need. */
const validate = (themeConfig: Record<string, unknown>) =>
  validateThemeConfig({themeConfig, validate: undefined as never});

test.each([
  [{appId: 'X'}, '"algolia.apiKey" is required.'],
  [{...algolia, appId: ''}, '"algolia.appId" is not allowed to be empty.'],
  [{...algolia, indexName: 5}, '"algolia.indexName" must be a string.'],
  [{...algolia, searchPagePath: true}, '"algolia.searchPagePath" must be '],
  ['docs', '"algolia" must be of type object.'],
])('rejects the Algolia settings %j', (settings, message) => {
  expect(() => validate({algolia: settings})).toThrow(
    `@developer-docs/docusaurus-theme-search: in themeConfig, ${message}`,
  );
});

test.each([
  {},
  {algolia: null},
  {algolia: {...algolia, searchPagePath: false, contextualSearch: false, searchParameters: {facetFilters: ['a']}}},
])('accepts the settings %j as they are', (themeConfig) => {
  expect(validate(themeConfig)).toBe(themeConfig);
});
