// cspell:ignore Cevil
import {existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {site} from '../../config/site';
import type {HostedSite} from '../../packages/docusaurus-plugin-hosting/src/hosts/hosted-site';
import {renderNginxConfig} from '../../packages/docusaurus-plugin-hosting/src/hosts/nginx';
import type {RunningServer} from '../support/listen';
import {findNginx, serveWithNginx} from '../support/nginx';
import {routes} from '../support/routes';

/** The production build behind the locally installed nginx, with `tools/docker/nginx.conf`. */
test.describe('nginx', () => {
  const nginx = findNginx();
  test.skip(nginx === undefined, "nginx isn't installed. CI runs these tests.");

  let server: RunningServer;
  test.beforeAll(async () => {
    server = await serveWithNginx('build', site.baseUrl);
  });
  test.afterAll(async () => {
    await server.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + site.baseUrl + url, {redirect: 'manual', headers});

  test('serves all routes with pages that browsers revalidate', async () => {
    for (const route of routes) {
      const response = await get(route);
      expect(response.status, route).toBe(200);
      expect(response.headers.get('content-type'), route).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control'), route).toBe('no-cache');
      expect(await response.text(), route).toContain(
        `<link data-rh="true" rel="canonical" href="${site.url}${site.baseUrl}${route}">`,
      );
    }
    const {headers} = await get('docs/intro');
    const revalidation = await get('docs/intro', {'if-none-match': headers.get('etag') ?? ''});
    expect(revalidation.status).toBe(304);
  });

  test('redirects to the canonical URL of a page', async () => {
    for (const route of routes) {
      const suffixes = route === '' ? ['index', 'index.html'] : ['.html', '/index', '/index.html', '/', '//'];
      for (const suffix of suffixes) {
        const response = await get(`${route}${suffix}?q=a%20b`);
        expect([response.status, response.headers.get('location')], route + suffix).toEqual([
          301,
          `${site.baseUrl}${route}?q=a%20b`,
        ]);
      }
    }
  });

  test('never redirects to a different host and prevents header injection', async () => {
    for (const url of ['/evil.example/', '%5Cevil.example/', '/%5Cevil.example/index', 'a%0D%0AX-Evil:%201/index']) {
      const response = await fetch(`${server.origin}/${url}`, {redirect: 'manual'});
      expect(response.headers.get('location') ?? '/', url).toMatch(/^\/(?![/\\])/);
      expect(response.headers.get('x-evil'), url).toBeNull();
    }
  });

  test('serves the 404 page with status 404 and the usual headers', async () => {
    for (const url of [
      'docs/no-such-page',
      'assets/js/nothing.js',
      '404',
      '404.html',
      '_headers',
      '_nginx.conf',
      '.git/config',
    ]) {
      const response = await get(url);
      expect(response.status, url).toBe(404);
      expect(response.headers.get('cache-control'), url).toBe('no-cache');
      expect(response.headers.get('content-security-policy'), url).toContain("default-src 'none'");
      expect(await response.text(), url).toContain('Page not found');
    }
  });

  test('sends the content security policy and the other headers with every response', async () => {
    const page = await get('docs/intro');
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(await page.text()) ?? [];
    for (const response of [page, await get(asset('.js')), await get('img/favicon.svg')]) {
      const {headers} = response;
      expect(headers.get('content-security-policy'), response.url).toBe(`${policy ?? 'none'}; frame-ancestors 'self'`);
      expect(headers.get('x-content-type-options'), response.url).toBe('nosniff');
      expect(headers.get('referrer-policy'), response.url).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security'), response.url).toBe('max-age=31536000');
      expect(headers.get('server'), response.url).toBe('nginx');
    }
  });

  test('lets browsers cache only successful responses', async () => {
    const url = asset('.js');
    const {headers} = await get(url);
    const immutable = 'public, max-age=31536000, immutable';
    const notModified = await get(url, {'if-none-match': headers.get('etag') ?? ''});
    expect([notModified.status, notModified.headers.get('cache-control')]).toEqual([304, immutable]);
    const part = await get(url, {range: 'bytes=0-9'});
    expect([part.status, part.headers.get('cache-control')]).toEqual([206, immutable]);
    for (const [name, status, requestHeaders] of [
      [url, 412, {'if-match': '"other"'}],
      ['assets/js', 404, {}],
      ['assets/js/', 404, {}],
      ['assets/nothing.js', 404, {}],
    ] as const) {
      const response = await get(name, requestHeaders);
      expect(response.status, name).toBe(status);
      expect(response.headers.get('cache-control') ?? '', name).not.toContain('immutable');
      expect(response.headers.get('x-content-type-options'), name).toBe('nosniff');
    }
    const rejected = await fetch(server.origin + site.baseUrl + url, {method: 'POST'});
    expect([rejected.status, rejected.headers.get('cache-control')]).toEqual([405, null]);
  });

  test('serves precompressed files', async () => {
    for (const name of ['docs/intro', asset('.js'), 'search-index.json']) {
      const file = existsSync(path.join('build', name)) ? name : `${name}.html`;
      for (const [accepted, extension] of [['gzip', 'gz'], ...(nginx?.brotli ? [['br, gzip', 'br']] : [])]) {
        const {headers} = await get(name, {'accept-encoding': accepted ?? ''});
        expect(headers.get('content-encoding'), name).toBe(extension === 'gz' ? 'gzip' : extension);
        expect(headers.get('vary'), name).toContain('Accept-Encoding');
        expect(Number(headers.get('content-length')), name).toBe(
          readFileSync(`build/${file}.${extension ?? ''}`).length,
        );
      }
      const plain = await get(name, {'accept-encoding': 'identity'});
      expect(plain.headers.get('content-encoding'), name).toBeNull();
      expect((await plain.arrayBuffer()).byteLength).toBe(readFileSync(path.join('build', file)).length);
    }
  });

  test('sends media types and allows cross-origin access to files for tools', async () => {
    const expectedHeaders: Record<string, [string, string | null]> = {
      [asset('.js')]: ['text/javascript; charset=utf-8', null],
      [asset('.css')]: ['text/css; charset=utf-8', null],
      [asset('.woff2')]: ['font/woff2', null],
      'img/favicon.svg': ['image/svg+xml', null],
      'sitemap.xml': ['application/xml', null],
      'search-index.json': ['application/json', null],
      'docs.md': ['text/markdown; charset=utf-8', '*'],
      'docs/intro.md': ['text/markdown; charset=utf-8', '*'],
      'llms.txt': ['text/plain; charset=utf-8', '*'],
      'ui-sdk/index.d.ts': ['text/plain; charset=utf-8', '*'],
      '.well-known/security.txt': ['text/plain; charset=utf-8', '*'],
      'openapi/core-api.yaml': ['application/yaml; charset=utf-8', '*'],
      'openapi/core-api.json': ['application/json', '*'],
      'openapi/changes/core-api.atom': ['application/atom+xml', '*'],
    };
    for (const [url, [contentType, allowedOrigin]] of Object.entries(expectedHeaders)) {
      const {headers, status} = await get(url);
      expect(status, url).toBe(200);
      expect(headers.get('content-type'), url).toBe(contentType);
      expect(headers.get('access-control-allow-origin'), url).toBe(allowedOrigin);
    }
  });
});

const createLocale = (baseUrl: string) => ({
  baseUrl,
  routes: [],
  redirects: [[`${baseUrl}old`, `${baseUrl}docs/a`]] as const,
});

/** The status, and the content or the new URL, of each URL in each locale of a site whose URLs end with a slash. */
const responses = {
  '': [200, 'index.html'],
  'docs/a/': [200, 'docs/a/index.html'],
  'docs/a?q=b': [301, 'docs/a/?q=b'],
  'docs/a/index.html?q=b': [301, 'docs/a/?q=b'],
  'docs/a/index': [301, 'docs/a/'],
  'page.html': [200, 'page.html'],
  'files/a.txt': [200, 'files/a.txt'],
  files: [404, '404.html'],
  'files/': [404, '404.html'],
  'files/.env': [404, '404.html'],
  'files/b/.git/config': [404, '404.html'],
  'files/.well-known/a.txt': [200, 'files/.well-known/a.txt'],
  'index.html': [301, ''],
  'old?q=b': [301, 'docs/a?q=b'],
  'old/?q=b': [301, 'docs/a?q=b'],
  nothing: [404, '404.html'],
} as const;

test('nginx serves all locales of a site with trailing slashes', async () => {
  test.skip(findNginx() === undefined, "nginx isn't installed. CI runs these tests.");
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-site-'));
  const config: HostedSite = {
    trailingSlash: true,
    headers: {'X-Content-Type-Options': 'nosniff'},
    rules: [{files: 'files/', headers: {'Cache-Control': 'max-age=9'}}],
    locales: [createLocale('/base/'), createLocale('/base/fr/')],
  };
  writeFileSync(path.join(folder, '_nginx.conf'), renderNginxConfig(config));
  for (const locale of ['', 'fr/']) {
    for (const file of [
      ...['index.html', '404.html', 'docs/a/index.html', 'page.html', 'files/a.txt'],
      ...['files/.env', 'files/b/.git/config', 'files/.well-known/a.txt'],
    ]) {
      mkdirSync(path.dirname(path.join(folder, locale, file)), {recursive: true});
      writeFileSync(path.join(folder, locale, file), locale + file);
    }
  }
  const server = await serveWithNginx(folder, '/base/');
  try {
    for (const locale of ['', 'fr/']) {
      for (const [url, [status, result]] of Object.entries(responses)) {
        const response = await fetch(`${server.origin}/base/${locale}${url}`, {redirect: 'manual'});
        const received = [response.status, response.headers.get('location') ?? (await response.text())];
        expect(received, locale + url).toEqual([status, (status === 301 ? '/base/' : '') + locale + result]);
      }
    }
  } finally {
    await server.close();
    rmSync(folder, {recursive: true});
  }
});

/** The URL of a file in `assets/` with the given extension. */
function asset(extension: string): string {
  const name = readdirSync('build/assets', {recursive: true, encoding: 'utf8'}).find((file) =>
    file.endsWith(extension),
  );
  return `assets/${(name ?? '').split(path.sep).join('/')}`;
}
