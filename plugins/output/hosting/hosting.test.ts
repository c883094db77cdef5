import {describe, expect, test} from 'vitest';
import {renderHeadersFile, renderRedirectsFile} from './headers-and-redirects';
import type {HostedSite} from './hosting-options';
import {renderNginxConfig} from './nginx';

const site: HostedSite = {
  baseUrl: '/developer/',
  policy: "default-src 'none'",
  headers: {'X-Content-Type-Options': 'nosniff'},
  defaultCacheControl: 'no-cache',
  rules: [
    {files: 'assets/', headers: {'Cache-Control': 'immutable'}},
    {files: '.md', headers: {'Content-Type': 'text/markdown; charset=utf-8'}},
  ],
  routes: ['/developer/', '/developer/docs/intro'],
  redirects: {'/developer/docs/old': '/developer/docs/intro', '/developer/docs/older': '/developer/docs/intro#part'},
};

describe('_headers', () => {
  test('has a block for all files and one for each rule, including the base URL', () => {
    expect(renderHeadersFile(site)).toBe(
      [
        '/*',
        "  Content-Security-Policy: default-src 'none'",
        '  X-Content-Type-Options: nosniff',
        '',
        '/developer/assets/*',
        '  Cache-Control: immutable',
        '',
        '/developer/*.md',
        '  Content-Type: text/markdown; charset=utf-8',
        '',
      ].join('\n'),
    );
  });

  test('never sets a header twice for a file, since hosts join the values', () => {
    const [allFiles = '', ...rules] = renderHeadersFile(site).split('\n\n');
    const readHeaderNames = (block: string) => [...block.matchAll(/^ {2}([^:]*):/gm)].map(([, name]) => name);
    expect(rules.flatMap(readHeaderNames).filter((name) => readHeaderNames(allFiles).includes(name))).toEqual([]);
  });
});

describe('_redirects', () => {
  test('redirects moved pages and URLs that end with /index', () => {
    expect(renderRedirectsFile(site).trimEnd().split('\n')).toEqual([
      '/developer/docs/old /developer/docs/intro 301',
      '/developer/docs/older /developer/docs/intro#part 301',
      '/developer/index /developer/ 301',
      '/developer/docs/intro/index /developer/docs/intro 301',
    ]);
  });
});

describe('the nginx configuration', () => {
  const configuration = renderNginxConfig(site);

  test('redirects moved pages and keeps the query before the hash', () => {
    expect(configuration).toContain(
      'location = /developer/docs/old {\n  return 301 /developer/docs/intro$is_args$args;\n}',
    );
    expect(configuration).toContain('return 301 /developer/docs/intro$is_args$args#part;');
  });

  test('repeats all headers in every location, since a location with headers inherits none', () => {
    const locations = configuration.split(/(?=^location)/m).filter((location) => location.includes('add_header'));
    expect(locations).toHaveLength(5);
    locations.forEach((location) => {
      expect(location).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
      expect(location).toContain('add_header X-Content-Type-Options "nosniff" always;');
      expect(location).toMatch(/add_header Cache-Control "(?:no-cache|immutable)" always;/);
    });
  });

  test('escapes quotes and backslashes in headers', () => {
    expect(renderNginxConfig({...site, headers: {'X-Test': String.raw`a "b" \c`}})).toContain(
      String.raw`add_header X-Test "a \"b\" \\c" always;`,
    );
  });
});
