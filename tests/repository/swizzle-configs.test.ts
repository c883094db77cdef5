import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {getSwizzleConfig as getFastPages} from '../../packages/docusaurus-plugin-fast-pages/src/swizzle-config';
import {getSwizzleConfig as getMarkdown} from '../../packages/docusaurus-theme-markdown/src/swizzle-config';
import {getSwizzleConfig as getOpenApi} from '../../packages/docusaurus-theme-openapi/src/swizzle-config';
import {getSwizzleConfig as getSearch} from '../../packages/docusaurus-theme-search/src/swizzle-config';

/** Lists the names under which `docusaurus swizzle` offers a package's components and the folders above them. */
function listComponents(name: string): string[] {
  const names = readdirSync(path.join(import.meta.dirname, '../../packages', name, 'src/theme'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) =>
      file
        .replaceAll('\\', '/')
        .replace(/(?:\/index)?\.tsx?$/, '')
        .split('/'),
    )
    .flatMap((parts) => parts.map((_, index) => parts.slice(0, index + 1).join('/')));
  return [...new Set(names)].sort();
}

test.each([
  ['docusaurus-plugin-fast-pages', getFastPages],
  ['docusaurus-theme-markdown', getMarkdown],
  ['docusaurus-theme-openapi', getOpenApi],
  ['docusaurus-theme-search', getSearch],
])('each component of %s has a declared swizzle action', (name, getSwizzleConfig) => {
  expect(Object.keys(getSwizzleConfig().components).sort()).toEqual(listComponents(name));
});
