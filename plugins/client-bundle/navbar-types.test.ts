import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {navbarTypes} from './navbar-types';

const require = createRequire(__filename);
const loader = require('./navbar-types-loader.cjs') as (this: unknown, source: string) => string;
const run = (types: string[], source: string) => loader.call({getOptions: () => ({types})}, source);

test('a configuration has the kinds of its items, and of those in menus', () => {
  const items = [{}, {type: 'docSidebar'}, {items: [{type: 'html'}, {type: 'default'}]}, {type: 'docSidebar'}];
  expect(navbarTypes(items)).toEqual(['default', 'docSidebar', 'dropdown', 'html']);
});

test("of the theme's kinds, those of the configuration stay", () => {
  const theme = require.resolve('@docusaurus/theme-classic/package.json');
  const source = readFileSync(theme.replace('package.json', 'lib/theme/NavbarItem/ComponentTypes.js'), 'utf8');
  const short = run(['default', 'docSidebar'], source).replace(/^\/\*[^]*?\*\/\n/, '');
  expect(short).toBe(`import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
const ComponentTypes = {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
};
export default ComponentTypes;
`);
});

test('another form of the list stops the build', () => {
  expect(() => run([], 'export default new Map();')).toThrow('plugins/client-bundle');
});
