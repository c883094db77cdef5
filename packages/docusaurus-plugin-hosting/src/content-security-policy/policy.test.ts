import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {collectPageSources, createPageSources, type PageSources} from './page-sources';
import {buildPolicy, insertPolicy, renderMetaPolicy, renderPolicy, type Sources} from './policy';
import {detectServices, serviceNames} from './services';

function collectSources(html: string, strict = true): PageSources {
  const sources = createPageSources();
  collectPageSources({html, file: 'page.html', siteUrl: 'https://docs.example', strict}, sources);
  return sources;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('collectPageSources', () => {
  test('hashes the exact text of inline scripts, but of no other scripts', () => {
    const {scripts} = collectSources(
      '<script> go() </script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">m()</script>',
    );
    expect([...scripts]).toEqual([hash(' go() '), hash('m()')]);
  });

  test('hashes style attributes as the browser parses them, including those in templates', () => {
    const {styles} = collectSources('<p style="color:&quot;a&quot;">x</p><template><i style="left:0">y</i></template>');
    expect([...styles]).toEqual([hash('color:"a"'), hash('left:0')]);
  });

  test('finds the hosts of scripts, style sheets, and frames', () => {
    const {hosts} = collectSources(
      `<script src="https://tags.example/a.js"></script><script src="/own.js"></script>
       <script src="https://docs.example/own.js"></script><link rel="canonical" href="https://other.example/">
       <link rel="stylesheet" href="//styles.example/a.css"><noscript><iframe src="https://video.example/x"></iframe></noscript>`,
    );
    expect(hosts).toEqual({
      'script-src': new Set(['https://tags.example']),
      'style-src': new Set(['https://styles.example']),
      'frame-src': new Set(['https://video.example']),
    });
  });

  test('a strict policy rejects inline event handlers and reports the file, the element, and the fix', () => {
    expect(() => collectSources('<button onclick="go()">x</button>')).toThrow(
      /^page\.html: <button onclick="…"> is an inline event handler.*Attach the handler in a script/,
    );
  });
});

describe('the strict policy', () => {
  const build = (html: string, additions?: readonly Sources[]) =>
    renderPolicy(buildPolicy(collectSources(html), true, additions));

  test('never allows eval or arbitrary inline scripts', () => {
    const policy = build('<script>a()</script><p style="left:0">x</p>');
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${hash('left:0')};`);
    expect(policy).toContain("connect-src 'self';");
  });

  test('allows additional sources, and creates directives', () => {
    const policy = build('', [
      {'connect-src': ['https://search.example']},
      {'connect-src': ['https://search.example', 'https://api.example'], 'media-src': ["'self'"]},
    ]);
    expect(policy).toContain("connect-src 'self' https://search.example https://api.example;");
    expect(policy).toMatch(/; media-src 'self'$/);
  });

  test("'unsafe-inline' replaces hashes, because browsers ignore it next to them", () => {
    expect(build('<p style="left:0">x</p>', [{'style-src': ["'unsafe-inline'"]}])).toContain(
      "style-src 'self' 'unsafe-inline';",
    );
  });
});

describe('the default policy', () => {
  const build = (html: string) => renderPolicy(buildPolicy(collectSources(html, false), false));

  test('allows inline styles, images and media of any host, and own inline scripts', () => {
    const policy = build('<script>a()</script><p style="left:0">x</p>');
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("img-src 'self' data: blob: https:;");
    expect(policy).toContain("media-src 'self' data: blob: https:;");
  });

  test('allows what pages load from other hosts', () => {
    const policy = build(
      '<link rel="stylesheet" href="https://styles.example/a.css"><iframe src="https://video.example/x"></iframe>',
    );
    expect(policy).toContain("style-src 'self' 'unsafe-inline' https://styles.example;");
    expect(policy).toContain("font-src 'self' data: https://styles.example;");
    expect(policy).toContain("frame-src 'self' https://video.example;");
  });
});

describe('the policy of a page', () => {
  test('lacks directives that browsers only accept in a header', () => {
    const policy = buildPolicy(collectSources(''), true, [{'report-uri': ['/report']}]);
    expect(renderPolicy(policy)).toMatch(/; frame-ancestors 'self'; report-uri \/report$/);
    expect(renderMetaPolicy(policy)).not.toMatch(/frame-ancestors|report-uri/);
  });

  test('is inserted right after the character set, also in minified pages', () => {
    for (const charset of ['<meta charset="UTF-8">', '<meta charset=utf-8>']) {
      expect(insertPolicy(`${charset}<title>x</title>`, "a 'b'", 'page.html')).toBe(
        `${charset}<meta http-equiv="Content-Security-Policy" content="a 'b'"><title>x</title>`,
      );
    }
  });
});

describe('services', () => {
  test('are detected in the configuration', () => {
    const detect = (plugin: string, themeConfig = {}) => detectServices([{name: plugin}], themeConfig);
    expect(detect('docusaurus-plugin-content-docs')).toEqual([]);
    expect(detect('docusaurus-plugin-google-gtag')).toEqual(['google-tag-manager', 'google-analytics']);
    expect(detect('docusaurus-plugin-google-tag-manager')).toEqual(['google-tag-manager']);
    expect(detect('other', {algolia: {appId: 'A'}})).toEqual(['algolia']);
    expect(detect('other', {algolia: {insights: true}})).toEqual(['algolia', 'algolia-insights']);
  });

  test('the README documents all services', () => {
    const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
    expect(serviceNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
