import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {checkOptions, checkPluginId} from './plugin-checks.js';

const schema = Joi.object<object>({a: Joi.object({popular: Joi.boolean()}), synonyms: Joi.string()});
const check = (options: unknown) => () => checkOptions('plugin', schema, options, normalizePluginOptions);

test.each<[unknown, string]>([
  [{synonym: 'x'}, '"synonym" is not allowed.'],
  [{a: {popular: 1}}, '"a.popular" must be a boolean.'],
  [{a: []}, '"a" must be of type object.'],
  [null, 'the options must be of type object.'],
  ['x', 'the options must be of type object.'],
  [[{a: {}}], 'the options must be of type object.'],
  [false, 'the options must be of type object.'],
])('an invalid option is named: %j', (options, message) => {
  expect(check({a: {popular: true}})()).toEqual({id: 'default', a: {popular: true}});
  expect(check(options)).toThrow(`plugin: ${message} For all options, see the package's README and docs folder.`);
});

test("a plugin that covers all pages rejects a second instance, and isn't a preset", () => {
  checkPluginId('plugin', 'default');
  for (const id of ['api', undefined]) {
    expect(() => checkPluginId('plugin', id)).toThrow(
      "plugin: the package isn't a preset, and a site can have only one",
    );
  }
});
