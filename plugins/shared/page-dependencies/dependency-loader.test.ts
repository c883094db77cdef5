import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {elements as contractElements} from '../../contract/values/render';
import {elements as sdkElements} from '../../reference/sdk/remark';
import {elementNames as referenceElements} from '../../reference/api/pages/remark';

type Loader = (this: unknown, source: string) => string;
const loader = createRequire(__filename)('./dependency-loader.cjs') as Loader;

const names = [...Object.keys(contractElements), ...Object.keys(sdkElements), ...referenceElements];
const folder = __dirname;

function createBundler() {
  return {
    getOptions: () => ({elements: names, folders: () => [folder]}),
    addDependency: vi.fn(),
    addContextDependency: vi.fn(),
  };
}

it.each(names)('a page with <%s> depends on the folder and on each file in it', (name) => {
  const bundler = createBundler();
  const source = `# Page\n\n<${name} of="fruit" />`;
  expect(loader.call(bundler, source)).toBe(source);
  expect(bundler.addDependency).toHaveBeenCalledWith(path.join(folder, 'dependency-loader.cjs'));
  expect(bundler.addContextDependency).toHaveBeenCalledWith(folder);
});

it('a page without them depends on nothing', () => {
  const bundler = createBundler();
  loader.call(bundler, 'A page about <Factory />, <ValuesOfLife /> and Values.');
  expect(bundler.addDependency).not.toHaveBeenCalled();
  expect(bundler.addContextDependency).not.toHaveBeenCalled();
});
