// cspell:ignore overwiev
import {describe, expect, it} from 'vitest';
import {checkNavbarItems, type VersionIds} from './navbar-items';

const current: VersionIds = {
  name: 'current',
  isLast: true,
  docs: ['intro', 'api/overview'],
  sidebars: ['tutorialSidebar'],
};
const old: VersionIds = {name: '1.0', isLast: false, docs: ['intro'], sidebars: ['tutorialSidebar']};

const check = (items: unknown[], versions = [current]) => {
  checkNavbarItems({items}, versions);
};

describe('checkNavbarItems', () => {
  it('takes ids that exist, items without ids, and no navbar at all', () => {
    check([
      {type: 'doc', docId: 'intro'},
      {type: 'docSidebar', sidebarId: 'tutorialSidebar'},
      {href: 'https://example.com'},
    ]);
    checkNavbarItems(undefined, [current]);
  });

  it('says which item has a missing doc id, and what was probably meant', () => {
    expect(() => {
      check([
        {label: 'Home', href: '/'},
        {type: 'doc', docId: 'api/overwiev', label: 'API'},
      ]);
    }).toThrow(
      'Navbar item themeConfig.navbar.items[1] ("API"): docId is "api/overwiev", and there is no such doc in version current. ' +
        'Did you mean "api/overview"? The docs are: intro, api/overview.',
    );
  });

  it('says which item has a missing sidebar id', () => {
    expect(() => {
      check([{type: 'docSidebar', sidebarId: 'main'}]);
    }).toThrow(
      'items[0]: sidebarId is "main", and there is no such sidebar in version current. The sidebars are: tutorialSidebar.',
    );
  });

  it('looks into dropdowns and names every wrong item', () => {
    const wrong = {type: 'doc', docId: 'x'};
    expect(() => {
      check([wrong, {type: 'dropdown', label: 'More', items: [{type: 'doc', docId: 'intro'}, wrong]}]);
    }).toThrow(/items\[0\]: [^\n]+\nNavbar item themeConfig\.navbar\.items\[1\]\.items\[1\]: /);
  });

  it('needs an id in the last version: its ids count on the pages of the others too', () => {
    check([{type: 'doc', docId: 'api/overview'}], [current, old]);
    expect(() => {
      check(
        [{type: 'doc', docId: 'api/overview'}],
        [
          {...current, docs: ['intro']},
          {...old, docs: ['api/overview']},
        ],
      );
    }).toThrow('in version current');
  });

  it('leaves items of another docs plugin alone', () => {
    check([{type: 'doc', docId: 'x', docsPluginId: 'community'}]);
    expect(() => {
      checkNavbarItems({items: [{type: 'doc', docId: 'x', docsPluginId: 'community'}]}, [current], 'community');
    }).toThrow('docId is "x"');
  });
});
