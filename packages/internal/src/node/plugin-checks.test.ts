import {expect, test} from 'vitest';
import {checkSingleInstance, explainOptions, usesHashRouter} from './plugin-checks';

test('an error about options names the package and where its options are documented', () => {
  expect(explainOptions('plugin', () => 7)).toBe(7);
  const validate = () =>
    explainOptions('plugin', () => {
      throw new Error('"color" must be a string');
    });
  expect(validate).toThrow('plugin: "color" must be a string. The README of the package lists all options.');
});

test.each([
  [{}, false],
  [{future: {}}, false],
  [{future: {experimental_router: 'browser'}}, false],
  [{future: {experimental_router: 'hash'}}, true],
])('a site with the configuration %j has the hash router: %s', (siteConfig, expected) => {
  expect(usesHashRouter(siteConfig)).toBe(expected);
});

test('a plugin that covers all pages rejects a second instance', () => {
  checkSingleInstance('plugin', 'default');
  expect(() => {
    checkSingleInstance('plugin', 'api');
  }).toThrow('plugin: the option "id" is "api"');
});
