import {createRequire} from 'node:module';
import {expect, it, vi} from 'vitest';
import {elements} from './render';

type Loader = (this: unknown, source: string) => string;
const loader = createRequire(__filename)('./dependency-loader.cjs') as Loader;

const files = () => ['/contract/core-api.yaml', '/contract/components/fruit.yaml'];

function createBundler() {
  return {
    getOptions: () => ({elements: Object.keys(elements), files, folder: '/contract'}),
    addDependency: vi.fn(),
    addContextDependency: vi.fn(),
  };
}

it.each(Object.keys(elements))('a page with <%s> depends on the contract', (name) => {
  const bundler = createBundler();
  const source = `# Page\n\n<${name} of="fruit" />`;
  expect(loader.call(bundler, source)).toBe(source);
  expect(bundler.addDependency.mock.calls.flat()).toEqual(files());
  expect(bundler.addContextDependency).toHaveBeenCalledWith('/contract');
});

it('a page without them depends on nothing', () => {
  const bundler = createBundler();
  loader.call(bundler, 'A page about <Factory /> and Values.');
  expect(bundler.addDependency).not.toHaveBeenCalled();
});
