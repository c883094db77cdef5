import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test, vi} from 'vitest';
import dependencyLoader from './dependency-loader.js';

test('a page depends on files, even if they are missing, and on folders and each file in them', () => {
  const folder = createTemporaryFolder({'data/a.yaml': '', 'data/nested/b.yaml': ''});
  const listDependencies = vi.fn(() => [path.join(folder, 'data'), path.join(folder, 'missing.yaml')]);
  const bundler = {
    resourcePath: '/site/docs/pets.mdx',
    getOptions: () => ({listDependencies}),
    addDependency: vi.fn<(file: string) => void>(),
    addContextDependency: vi.fn<(folder: string) => void>(),
  };
  expect(dependencyLoader.call(bundler as never, '# Pets')).toBe('# Pets');
  expect(listDependencies).toHaveBeenCalledWith('# Pets', '/site/docs/pets.mdx');
  expect(
    bundler.addDependency.mock.calls
      .flat()
      .map((file) => path.relative(folder, file))
      .sort(),
  ).toEqual([path.join('data', 'a.yaml'), path.join('data', 'nested', 'b.yaml'), 'missing.yaml']);
  expect(bundler.addContextDependency.mock.calls).toEqual([[path.join(folder, 'data')]]);
});
