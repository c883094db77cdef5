import type {LoadContext} from '@docusaurus/types';
import {parse} from 'postcss';
import {describe, expect, test} from 'vitest';
import {BuiltSite} from '../post-build/built-site';
import infimaSubset from '.';
import {checkPages} from './check-pages';
import {subset} from './subset';

function subsetOf(css: string, ownSheet = ''): string {
  const root = parse(css);
  subset(root, ownSheet);
  return root.toString().replaceAll(/\s+/g, ' ').trim();
}

test('the settings of PostCSS that are there stay, and no others are looked for', () => {
  const options = infimaSubset({siteDir: __dirname} as LoadContext).configurePostCss?.({
    ident: 'own',
    plugins: ['first'],
  });
  expect(options).toMatchObject({ident: 'own', plugins: ['first', {postcssPlugin: 'infima-subset'}], config: false});
});

test('rules of unused components go, others stay', () => {
  expect(subsetOf('.avatar__photo { width: 3rem } .menu__link { color: red }')).toBe('.menu__link { color: red }');
  expect(subsetOf('.pagination__item { top: 0 } .pagination-nav__link { top: 0 }')).toBe(
    '.pagination-nav__link { top: 0 }',
  );
  expect(subsetOf('.margin--xs { margin: 0 } .margin-vert--lg { margin: 0 }')).toBe('.margin-vert--lg { margin: 0 }');
});

test('a rule keeps the selectors that are used', () => {
  expect(subsetOf('.hero, .menu { top: 0 }')).toBe('.menu { top: 0 }');
});

test('an at-rule that is empty goes with its last rule', () => {
  expect(subsetOf('@media (width > 1px) { .hero { top: 0 } }')).toBe('');
});

test('defaults of variables that the site sets go, and those of unused components', () => {
  expect(
    subsetOf(
      ':root { --ifm-h1-font-size: 2rem; --ifm-h2-font-size: 1rem; --ifm-avatar-photo-size: 3rem }',
      'html:root {\n  --ifm-h1-font-size: 3rem;\n}',
    ),
  ).toBe(':root { --ifm-h2-font-size: 1rem}');
});

describe('the check after the build', () => {
  const siteWith = (html: string) => {
    const site = new BuiltSite({
      outDir: '/',
      routes: [],
      baseUrl: '/',
      url: 'https://example.com',
      generatedFilesDir: '/',
    });
    site.pages = () => Promise.resolve([{file: '/index.html', name: 'index.html', route: '/'}]);
    site.read = () => Promise.resolve(html);
    return site;
  };

  test('passes a page that uses what is there', async () => {
    await expect(checkPages().run(siteWith('<p class="badge badge--method-get menu">'))).resolves.toMatch(/1 pages/);
  });

  test('names page, class and cure', async () => {
    await expect(checkPages().run(siteWith('<p class="menu hero--primary">'))).rejects.toThrow(
      /index\.html uses the class "hero--primary".*unusedClasses in plugins\/infima-subset/,
    );
  });
});
