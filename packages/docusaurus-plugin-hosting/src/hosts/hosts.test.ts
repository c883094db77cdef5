import {describe, expect, test} from 'vitest';
import {getHeaderRules, getHeaders} from './default-headers';
import {renderHeadersFile, renderRedirectsFile} from './headers-and-redirects';
import type {HostedSite} from './hosted-site';
import {renderNginxConfig} from './nginx';

const locale: HostedSite['locales'][0] = {
  baseUrl: '/developer/',
  routes: ['/developer/', '/developer/docs/intro'],
  redirects: [
    ['/developer/docs/old', '/developer/docs/intro'],
    ['/developer/docs/node.js', '/developer/docs/intro#part'],
  ],
};
const site: HostedSite = {
  trailingSlash: false,
  headers: {'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff'},
  rules: [
    {files: 'assets/', headers: {'Cache-Control': 'immutable'}},
    {files: '.md', headers: {'Content-Type': 'text/markdown; charset=utf-8'}},
  ],
  locales: [locale],
};
const french = {baseUrl: '/developer/fr/', routes: ['/developer/fr/'], redirects: []};
const siteWithLocales: HostedSite = {...site, locales: [locale, french]};

describe('the default headers', () => {
  test('can be changed and removed', () => {
    const headers = {'referrer-policy': 'no-referrer', 'X-Frame-Options': 'DENY'};
    expect(getHeaders({defaultHeaders: true, headerRules: [], headers}, 'http://docs.example')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      ...headers,
    });
    expect(getHeaders({defaultHeaders: true, headerRules: [], headers: {}}, 'https://docs.example')).toHaveProperty(
      'Strict-Transport-Security',
    );
    expect(getHeaders({defaultHeaders: false, headerRules: [], headers}, 'https://docs.example')).toEqual(headers);
  });

  test('of files are replaced by rules for the same files', () => {
    const rule = {files: '.md', headers: {'X-Test': 'a'}};
    const list = (defaultHeaders: boolean) =>
      getHeaderRules({defaultHeaders, headerRules: [rule], headers: {}}).map(({files}) => files);
    expect(list(true)).toEqual(['.md', 'assets/', 'img/', '.txt']);
    expect(list(false)).toEqual(['.md']);
  });
});

test('_headers has a block for all files, for the folders of each locale, and for an extension in all folders', () => {
  expect(renderHeadersFile(siteWithLocales)).toBe(
    [
      '/*',
      "  Content-Security-Policy: default-src 'none'",
      '  X-Content-Type-Options: nosniff',
      '',
      '/developer/assets/*',
      '  Cache-Control: immutable',
      '',
      '/developer/fr/assets/*',
      '  Cache-Control: immutable',
      '',
      '/developer/*.md',
      '  Content-Type: text/markdown; charset=utf-8',
      '',
    ].join('\n'),
  );
});

test('_redirects redirects moved pages and URLs that end with /index', () => {
  expect(renderRedirectsFile(site).trimEnd().split('\n')).toEqual([
    '/developer/docs/old /developer/docs/intro 301',
    '/developer/docs/old/ /developer/docs/intro 301',
    '/developer/docs/node.js /developer/docs/intro#part 301',
    '/developer/docs/node.js/ /developer/docs/intro#part 301',
    '/developer/index /developer/ 301',
    '/developer/docs/intro/index /developer/docs/intro 301',
  ]);
});

test('_redirects has three columns if URLs contain spaces and other characters', () => {
  const redirects = [['/alt größe', '/docs/größe & mehr#x y'] as const, ['/a%20b', '/c%2Fd'] as const];
  const text = renderRedirectsFile({...site, locales: [{baseUrl: '/', routes: ['/docs/a b'], redirects}]});
  expect(text.split('\n').filter((_, index) => index % 2 === 0)).toEqual([
    '/alt%20gr%C3%B6%C3%9Fe /docs/gr%C3%B6%C3%9Fe%20&%20mehr#x%20y 301',
    '/a%20b /c%2Fd 301',
    '/docs/a%20b/index /docs/a%20b 301',
  ]);
});

describe('the nginx configuration', () => {
  test('escapes quotes and backslashes in headers', () => {
    expect(renderNginxConfig({...site, headers: {'X-Test': String.raw`a "b" \c`}})).toContain(
      String.raw`add_header X-Test "a \"b\" \\c" always;`,
    );
  });

  test('quotes all paths', () => {
    const redirects = [
      ['/a b/old;a', '/a b/docs'],
      ['/a b/old{b}', '/a b/docs#x;y'],
      ['/a%20b/%24ref', '/a%20b/%24ref'],
    ] as const;
    const text = renderNginxConfig({...site, locales: [{baseUrl: '/a b/', routes: ['/a b/'], redirects}]});
    expect(text).toContain('location = "/a b/old;a" {\n  return 301 "/a%20b/docs$is_args$args";');
    expect(text).toContain('location = "/a b/old{b}" {\n  return 301 "/a%20b/docs$is_args$args#x;y";');
    expect(text).toContain('location = "/a b/$ref" {\n  return 301 "/a%20b/%24ref$is_args$args";');
    expect(text.replaceAll(/"(?:\\.|[^"\\])*"|^#.*$/gm, '')).not.toContain('/a b/');
  });

  test('rejects dollar signs, which start variables', () => {
    const render = (changes: Partial<HostedSite>) => () => renderNginxConfig({...site, ...changes});
    expect(render({headers: {'X-Test': 'costs $5'}})).toThrow(/"costs \$5" contains a dollar sign.*leave "nginx" out/);
    expect(render({locales: [{...locale, redirects: [['/developer/a', '/developer/$ref']]}]})).toThrow('$ref');
    expect(render({locales: [{...locale, baseUrl: '/$x/'}]})).toThrow('$x');
  });
});
