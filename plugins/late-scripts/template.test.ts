import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {lateScriptsTemplate} from './template';

const require = createRequire(import.meta.url);
/** What makes a page of a template; its declarations would change the type of `Error` everywhere. */
const {compileSSGTemplate} = require('@docusaurus/core/lib/ssg/ssgTemplate') as {
  compileSSGTemplate: (template: string) => Promise<(data: object) => string>;
};
const loader = require('./base-url-banner-loader.cjs') as (source: string) => string;

describe('the template of a page', () => {
  const data = {
    baseUrl: '/developer/',
    scripts: ['assets/js/runtime.js', 'assets/js/main.js'],
    stylesheets: ['a.css'],
    metaAttributes: [],
    appHtml: '<p>Text</p>',
    postBodyTags: '<i></i>',
  };

  test('has no script element of the site, and the addresses at its end', async () => {
    const html = (await compileSSGTemplate(lateScriptsTemplate()))(data);
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).toContain('href="/developer/a.css"');
    const [, addresses = ''] = /<i><\/i>\s*<script data-scripts="([^"]*)">/.exec(html) ?? [];
    expect(JSON.parse(addresses.replaceAll('&quot;', '"'))).toEqual([
      '/developer/assets/js/runtime.js',
      '/developer/assets/js/main.js',
    ]);
  });

  test('that is another one stops the build', () => {
    expect(() => lateScriptsTemplate('<body></body>')).toThrow(/does not find the scripts in its template/);
  });
});

describe('the base-URL banner', () => {
  test('waits for the scripts', () => {
    const file = require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js');
    const source = loader(readFileSync(file, 'utf8'));
    expect(source).toContain("document.addEventListener('scripts-settled', function maybeInsertBanner()");
    expect(source).not.toContain('DOMContentLoaded');
  });

  test('of another version stops the build', () => {
    expect(() => loader('addEventListener("load")')).toThrow(/does not find what it changes/);
  });
});
