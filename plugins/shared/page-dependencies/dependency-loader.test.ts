import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import type {RuleSetRule} from 'webpack';
import {createPageDependencyRule, createSourceDependencyRule} from '.';

type Loader = (this: unknown, source: string) => string;
const loader = createRequire(__filename)('./dependency-loader.cjs') as Loader;

const names = ['EnumValues', 'Limit'];
const folder = __dirname;
const file = path.join(folder, 'dependency-loader.cjs');

/** Runs the loader of a rule, and returns the dependencies that it adds. */
function load({use}: RuleSetRule, source: string): {files: string[]; folders: string[]} {
  const [{options}] = use as unknown as [{options: object}];
  const bundler = {getOptions: () => options, addDependency: vi.fn(), addContextDependency: vi.fn()};
  expect(loader.call(bundler, source)).toBe(source);
  return {
    files: bundler.addDependency.mock.calls.flat() as string[],
    folders: bundler.addContextDependency.mock.calls.flat() as string[],
  };
}

const elementRule = createPageDependencyRule('/site', {elements: names, folders: [folder]});

test.each(names)('a page with <%s> depends on the folder and on each file in it', (name) => {
  const {files, folders} = load(elementRule, `# Page\n\n<${name} of="fruit" />`);
  expect(files).toContain(file);
  expect(folders).toEqual([folder]);
});

test('a page without these elements has no dependencies', () => {
  const source = 'A page about <Factory />, <EnumValuesOfLife /> and EnumValues.';
  expect(load(elementRule, source)).toEqual({files: [], folders: []});
});

test('a page depends on the files that its source refers to, even if they are missing', () => {
  const rule = createSourceDependencyRule('/site', (source) => source.split('\n'));
  expect(load(rule, `${file}\n/missing.ts`)).toEqual({files: [file, '/missing.ts'], folders: []});
});
