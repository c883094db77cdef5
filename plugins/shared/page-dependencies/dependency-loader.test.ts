import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test, vi} from 'vitest';

type Loader = (this: unknown, source: string) => string;
const loader = createRequire(__filename)('./dependency-loader.cjs') as Loader;

const names = ['EnumValues', 'Limit'];
const folder = __dirname;

function createBundler() {
  return {
    getOptions: () => ({elements: names, folders: () => [folder]}),
    addDependency: vi.fn(),
    addContextDependency: vi.fn(),
  };
}

test.each(names)('a page with <%s> depends on the folder and on each file in it', (name) => {
  const bundler = createBundler();
  const source = `# Page\n\n<${name} of="fruit" />`;
  expect(loader.call(bundler, source)).toBe(source);
  expect(bundler.addDependency).toHaveBeenCalledWith(path.join(folder, 'dependency-loader.cjs'));
  expect(bundler.addContextDependency).toHaveBeenCalledWith(folder);
});

test('a page without these elements has no dependencies', () => {
  const bundler = createBundler();
  loader.call(bundler, 'A page about <Factory />, <EnumValuesOfLife /> and EnumValues.');
  expect(bundler.addDependency).not.toHaveBeenCalled();
  expect(bundler.addContextDependency).not.toHaveBeenCalled();
});
