import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {deferredScriptsTemplate} from './template';

const require = createRequire(import.meta.url);
// Not a typed import: the package's declarations change the global type of `Error`.
const {compileSSGTemplate} = require('@docusaurus/core/lib/ssg/ssgTemplate') as {
  compileSSGTemplate: (template: string) => Promise<(data: object) => string>;
};

test('moves script URLs from the head to an attribute of the body, and delays the base URL banner', async () => {
  const html = (await compileSSGTemplate(deferredScriptsTemplate()))({
    baseUrl: '/developer/',
    scripts: ['assets/js/runtime.js', 'assets/js/main.js'],
    stylesheets: ['a.css'],
    metaAttributes: [`<script>document.addEventListener('DOMContentLoaded', insertBanner)</script>`],
    bodyAttributes: 'class="page"',
    appHtml: '<p>Text</p>',
  });
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).toContain('href="/developer/a.css"');
  const [, urls = ''] = /<body data-scripts="([^"]*)" class="page">/.exec(html) ?? [];
  expect(JSON.parse(urls.replaceAll('&quot;', '"'))).toEqual([
    '/developer/assets/js/runtime.js',
    '/developer/assets/js/main.js',
  ]);
  // The base URL banner waits until the scripts have loaded or failed.
  expect(html).toContain("addEventListener('deferred-scripts-settled', insertBanner)");
});

test('rejects a template without the expected scripts', () => {
  expect(() => deferredScriptsTemplate('<body></body>')).toThrow(/no longer writes scripts the way/);
});
