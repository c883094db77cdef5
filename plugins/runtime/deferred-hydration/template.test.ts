import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {lateScriptsTemplate} from './template';

const require = createRequire(import.meta.url);
/** What makes a page of a template; its declarations would change the type of `Error` everywhere. */
const {compileSSGTemplate} = require('@docusaurus/core/lib/ssg/ssgTemplate') as {
  compileSSGTemplate: (template: string) => Promise<(data: object) => string>;
};

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
