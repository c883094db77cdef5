import {inspect} from 'node:util';
import type {LoadContext} from '@docusaurus/types';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {checkDefaultLocale, checkOptions, checkPrecedence, checkSingleInstance} from './plugin-checks.js';

const schema = Joi.object<object>({a: Joi.object({popular: Joi.boolean()}), synonyms: Joi.string()});
const check = (options: unknown) => () => checkOptions('plugin', schema, options, normalizePluginOptions);

test('an invalid option is named, with the closest one if it does not exist', () => {
  expect(check({a: {popular: true}})()).toEqual({id: 'default', a: {popular: true}});
  expect(check({synonym: 'x'})).toThrow('plugin: there is no option "synonym". Did you mean "synonyms"?');
  expect(check({SYNONYMS: 'x'})).toThrow('Did you mean "synonyms"?');
  expect(check({a: {populr: true}})).toThrow('plugin: there is no option "a.populr". Did you mean "popular"?');
  expect(check({lazy: true})).toThrow('plugin: there is no option "lazy". Options: a, synonyms. For all options');
  expect(check({a: {popular: 1}})).toThrow('"a.popular" must be a boolean. For all options, see the package');
});

test.each([
  [null, 'null'],
  ['x', '"x"'],
  [[], '[]'],
  [[{a: 1}], '[{"a":1}]'],
  [1, '1'],
  [false, 'false'],
])('options that are no object are rejected: %j', (options, text) => {
  expect(check(options)).toThrow(
    `plugin: the options must be an object, but they're ${text}. For all options, see the package's README`,
  );
  expect(check({a: options})).toThrow('"a" must be of type object');
});

test('Docusaurus, which inspects errors, prints only the message of a mistake', () => {
  let thrown: unknown;
  try {
    check({synonym: 'x'})();
  } catch (error) {
    thrown = error;
  }
  expect(inspect(thrown)).toBe(
    '[ExplainedError: plugin: there is no option "synonym". Did you mean "synonyms"? For all options, see the package\'s README.]',
  );
});

test('a plugin that covers all pages rejects a second instance', () => {
  checkSingleInstance('plugin', 'default');
  expect(() => {
    checkSingleInstance('plugin', 'api');
  }).toThrow('plugin: the option "id" is "api"');
  expect(() => {
    checkSingleInstance('plugin', undefined);
  }).toThrow('plugin: the package is listed in "presets"');
});

test.each<{plugins: unknown[]; themes: unknown[]; works: boolean}>([
  {plugins: ['@scope/plugin-x'], themes: [], works: true},
  {plugins: ['@scope/plugin-x'], themes: ['live-codeblock', '@scope/theme-classic-blue'], works: true},
  {plugins: ['@scope/plugin-x-other', () => '@scope/plugin-x'], themes: ['classic'], works: true},
  {plugins: [], themes: ['classic', ['@scope/plugin-x', {}]], works: true},
  {plugins: [false, ['@scope/plugin-x', {}]], themes: ['classic'], works: false},
  {plugins: ['/site/node_modules/@scope/plugin-x/lib/index.js'], themes: ['@docusaurus/classic'], works: false},
  {plugins: ['@scope/plugin-x'], themes: [null, ['@docusaurus/theme-classic', {}]], works: false},
  {plugins: ['@scope/plugin-x'], themes: ['/site/node_modules/@docusaurus/theme-classic/lib/index.js'], works: false},
])('components of a plugin in $plugins precede those of themes in $themes: $works', ({works, ...lists}) => {
  const check = () => {
    checkPrecedence('plugin-x', {siteConfig: lists} as never);
  };
  if (works) check();
  else expect(check).toThrow('Move the plugin to "themes", after the theme.');
});

const createContext = (locale: string, locales: readonly string[]) =>
  ({
    siteDir: '/site',
    siteConfigPath: '/site/config/docusaurus.config.mjs',
    siteConfig: {i18n: {defaultLocale: locale, locales}},
  }) as unknown as LoadContext;

test('a default locale that the site does not have is rejected', () => {
  checkDefaultLocale('plugin', createContext('de', ['en', 'de']));
  for (const locale of ['xx', 'EN']) {
    expect(() => {
      checkDefaultLocale('plugin', createContext(locale, ['en', 'de']));
    }).toThrow(
      `plugin: in config/docusaurus.config.mjs, "i18n.defaultLocale" is "${locale}", which isn't in "i18n.locales". Add it to the list, or select one of these: en, de.`,
    );
  }
});
