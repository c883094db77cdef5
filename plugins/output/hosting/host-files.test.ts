import {describe, expect, test} from 'vitest';
import type {Hosted} from './facts';
import {headersFile, redirectsFile} from './netlify';
import {nginxConfig} from './nginx';

const hosted: Hosted = {
  baseUrl: '/developer/',
  policy: "default-src 'none'",
  headers: {'X-Content-Type-Options': 'nosniff'},
  cache: 'no-cache',
  rules: [
    {files: 'assets/', headers: {'Cache-Control': 'immutable'}},
    {files: '.md', headers: {'Content-Type': 'text/markdown; charset=utf-8'}},
  ],
  routes: ['/developer/', '/developer/docs/intro'],
  redirects: {'/developer/docs/old': '/developer/docs/intro', '/developer/docs/older': '/developer/docs/intro#part'},
};

describe('_headers', () => {
  test('has a block for everything and one for each rule, below the base URL', () => {
    expect(headersFile(hosted)).toBe(
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

  test('never says a header twice for one file: a host would join the two values', () => {
    const [everything = '', ...rules] = headersFile(hosted).split('\n\n');
    const names = (block: string) => [...block.matchAll(/^ {2}([^:]*):/gm)].map(([, name]) => name);
    expect(rules.flatMap(names).filter((name) => names(everything).includes(name))).toEqual([]);
  });
});

describe('_redirects', () => {
  test('leads from moved pages, and from /index behind an address', () => {
    expect(redirectsFile(hosted).trimEnd().split('\n')).toEqual([
      '/developer/docs/old /developer/docs/intro 301',
      '/developer/docs/older /developer/docs/intro#part 301',
      '/developer/index /developer/ 301',
      '/developer/docs/intro/index /developer/docs/intro 301',
    ]);
  });
});

describe('the configuration of nginx', () => {
  const configuration = nginxConfig(hosted);

  test('leads from moved pages and keeps the query, in front of a hash', () => {
    expect(configuration).toContain(
      'location = /developer/docs/old {\n  return 301 /developer/docs/intro$is_args$args;\n}',
    );
    expect(configuration).toContain('return 301 /developer/docs/intro$is_args$args#part;');
  });

  test('names every header in every location that has one: nginx forgets those of the server there', () => {
    const locations = configuration.split(/(?=^location)/m).filter((location) => location.includes('add_header'));
    expect(locations).toHaveLength(5);
    locations.forEach((location) => {
      expect(location).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
      expect(location).toContain('add_header X-Content-Type-Options "nosniff" always;');
      expect(location).toMatch(/add_header Cache-Control "(?:no-cache|immutable)" always;/);
    });
  });

  test('takes a quote and a backslash in a header for what they are', () => {
    expect(nginxConfig({...hosted, headers: {'X-Test': String.raw`a "b" \c`}})).toContain(
      String.raw`add_header X-Test "a \"b\" \\c" always;`,
    );
  });
});
