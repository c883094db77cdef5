import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {isObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {validateOptions as validateHosting} from '../../packages/docusaurus-plugin-hosting/src/options';
import {validateOptions as validateMarkdown} from '../../packages/docusaurus-theme-markdown/src/node/options';
import {validateOptions as validateOpenApi} from '../../packages/docusaurus-theme-openapi/src/node/options/plugin-options';
import {validateOptions as validateSearch} from '../../packages/docusaurus-theme-search/src/node/options';
import {validatePluginOptions} from '../support/validate-options';

// The pages about options, which are written by hand, have the names and defaults that the code has.

/** Lists the options on a page, with the literal of their default if they have one. */
const readPage = (folder: string) =>
  [
    ...readFileSync(path.resolve(import.meta.dirname, '../../packages', folder, 'docs/options.md'), 'utf8')
      .replaceAll(/\n {2}/g, ' ')
      .matchAll(/^- \*\*`([^`]+)`\*\* \((?:.*?default: (?:`([^`]+)`|[^)]*))?/gm),
  ].map(([, name = '', literal]) => ({name, literal}));

/** Returns an option by its path, in which `*` stands for the first key. */
const findOption = (options: unknown, name: string): unknown =>
  name.split('.').reduce((value, key) => {
    if (!isObject(value)) return undefined;
    return key === '*' ? Object.values(value)[0] : value[key];
  }, options);

/** Lists the paths of options and of the options in them. Values of lists and of an ID aren't options. */
const listPaths = (options: unknown, prefix = ''): string[] =>
  isObject(options)
    ? Object.entries(options).flatMap(([key, value]) => [prefix + key, ...listPaths(value, `${prefix}${key}.`)])
    : [];

const file = 'x.yaml';
test.each([
  ['docusaurus-plugin-hosting', validateHosting, {}],
  ['docusaurus-theme-markdown', validateMarkdown, {}],
  [
    'docusaurus-theme-openapi',
    validateOpenApi,
    {documents: {x: {file, pages: {folder: 'docs/x'}}}, tryIt: {oauth: {x: {clientId: 'x'}}}},
  ],
  ['docusaurus-theme-search', validateSearch, {}],
] as const)('docs/options.md of %s documents all options with defaults', (folder, validateOptions, required) => {
  const options = validatePluginOptions(validateOptions as never, required) as unknown;
  const documented = readPage(folder);
  const names = documented.map(({name}) => name.replaceAll('*', 'x'));
  const hasParts = (name: string) => names.some((other) => other.startsWith(`${name}.`));
  const missing = listPaths(options).filter((name) => {
    const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    // The description of an object can name its parts.
    return !names.includes(name) && !hasParts(name) && !(names.includes(parent) && !hasParts(parent));
  });
  expect(missing.filter((name) => name !== 'id')).toEqual([]);
  const defaults = documented.flatMap(({name, literal}) => {
    const value = findOption(options, name);
    // Options that the test sets, and objects, whose options have their own defaults.
    if (literal === undefined || value === undefined || findOption(required, name) !== undefined) return [];
    return isObject(value) ? [] : [{name, literal, value}];
  });
  expect(defaults.length).toBeGreaterThan(2);
  for (const {name, literal, value} of defaults) {
    // Languages are given by their IDs.
    const given = Array.isArray(value) ? value.map((item) => (isObject(item) ? item.id : item) as unknown) : value;
    expect(JSON.stringify(given), name).toBe(JSON.stringify(runInNewContext(`(${literal})`)));
  }
});
