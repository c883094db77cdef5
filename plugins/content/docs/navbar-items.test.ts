// cspell:ignore overwiev
import {expect, test} from 'vitest';
import {validateNavbarItems} from './navbar-items';

const createVersion = (versionName: string, isLast: boolean, ids: string[]) =>
  ({versionName, isLast, docs: ids.map((id) => ({id})), sidebars: {tutorialSidebar: []}}) as unknown as Parameters<
    typeof validateNavbarItems
  >[1][number];

const current = createVersion('current', true, ['intro', 'api/overview']);

const validate =
  (items: unknown[], versions = [current]) =>
  () => {
    validateNavbarItems({items}, versions);
  };

test('accepts known IDs, items without IDs, and a missing navbar', () => {
  const items = [
    {type: 'doc', docId: 'intro'},
    {type: 'docSidebar', sidebarId: 'tutorialSidebar'},
    {href: 'https://example.com'},
  ];
  expect(validate(items)).not.toThrow();
  expect(() => {
    validateNavbarItems(undefined, [current]);
  }).not.toThrow();
});

test('reports the item with an unknown doc ID, with a suggestion', () => {
  const items = [
    {label: 'Home', href: '/'},
    {type: 'doc', docId: 'api/overwiev', label: 'API'},
  ];
  expect(validate(items)).toThrow(
    'Navbar item themeConfig.navbar.items[1] ("API"): docId "api/overwiev" doesn\'t exist in version current. ' +
      'Did you mean "api/overview"? Available IDs: intro, api/overview.',
  );
});

test('reports the item with an unknown sidebar ID', () => {
  expect(validate([{type: 'docSidebar', sidebarId: 'main'}])).toThrow(
    'items[0]: sidebarId "main" doesn\'t exist in version current. Available IDs: tutorialSidebar.',
  );
});

test('reports every invalid item, including those in dropdowns', () => {
  const invalid = {type: 'doc', docId: 'x'};
  const items = [invalid, {type: 'dropdown', label: 'More', items: [{type: 'doc', docId: 'intro'}, invalid]}];
  expect(validate(items)).toThrow(/items\[0\]: [^\n]+\nNavbar item themeConfig\.navbar\.items\[1\]\.items\[1\]: /);
});

test('requires the ID in the last version only, which is the fallback for other versions', () => {
  const item = {type: 'doc', docId: 'api/overview'};
  expect(validate([item], [current, createVersion('1.0', false, ['intro'])])).not.toThrow();
  expect(
    validate([item], [createVersion('current', true, ['intro']), createVersion('1.0', false, ['api/overview'])]),
  ).toThrow('in version current');
});

test('ignores items from another docs plugin', () => {
  const items = [{type: 'doc', docId: 'x', docsPluginId: 'community'}];
  expect(validate(items)).not.toThrow();
  expect(() => {
    validateNavbarItems({items}, [current], 'community');
  }).toThrow('docId "x"');
});
