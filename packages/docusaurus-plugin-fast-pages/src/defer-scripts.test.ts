import {expect, test} from 'vitest';
import {deferScripts} from './defer-scripts';

const banner = (quote: string) =>
  `<script>document.addEventListener(${quote}DOMContentLoaded${quote},function(){"__docusaurus-base-url-issue-banner"})</script>`;

// The markup of Docusaurus's template as it is, and after either way of minification.
test.each([
  [
    'template',
    '<!DOCTYPE html><html lang="en"><head><script src="/developer/assets/js/main.js" defer></script></head><body><div id="__docusaurus">Text</div></body></html>',
  ],
  [
    'html-minifier-terser',
    '<!doctype html><html lang="en"><head><script src="/developer/assets/js/main.js" defer="defer"></script></head><body><div id="__docusaurus">Text</div></body></html>',
  ],
  [
    '@swc/html',
    '<!doctype html><html lang=en><script src=/developer/assets/js/main.js defer></script><div id=__docusaurus>Text</div>',
  ],
])('takes the bundles out of the head: %s', (_name, page) => {
  const {html, scripts} = deferScripts(page, '/developer/') ?? {};
  expect(html).not.toContain('<script');
  expect(html).toMatch(/id="?__docusaurus"?>Text<\/div>/);
  expect(scripts).toEqual([{src: '/developer/assets/js/main.js'}]);
});

const createPage = (head: string) =>
  `<html lang="en"><head>${head}</head><body><div id="__docusaurus"><script src="/assets/js/demo.js" defer></script></div></body></html>`;
const bundles = ['runtime', 'main'].map((name) => `<script src="/assets/js/${name}.js" defer></script>`).join('');

test('leaves all other scripts where they are', () => {
  const others = [
    '<script>"<script defer src=/assets/js/x.js>"</script>',
    '<script src="/analytics.js" defer></script>',
    '<script src="https://other.example/assets/js/a.js" defer></script>',
    '<script src="/assets/js/async.js" async></script>',
  ].join('');
  expect(deferScripts(createPage(others + bundles), '/')?.html).toBe(createPage(others));
});

test.each(['"', '`'])("delays only Docusaurus's base URL banner (%s)", (quote) => {
  const other = `<script>document.addEventListener("DOMContentLoaded",run)</script>`;
  const html = deferScripts(createPage(other + banner(quote) + bundles), '/')?.html;
  expect(html).toContain(`addEventListener(${quote}deferred-scripts-settled${quote}`);
  expect(html).toContain(other);
});

test.each(['<p>Not a page of Docusaurus</p>', createPage(''), createPage('<script src="/assets/js/a.js"></script>')])(
  'returns nothing for a page without the bundles',
  (page) => {
    expect(deferScripts(page, '/')).toBeUndefined();
  },
);
