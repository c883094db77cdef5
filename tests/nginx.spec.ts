// cspell:ignore Cevil
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {site} from '../config/site';
import {findNginx, serveWithNginx} from './support/nginx';
import type {SiteServer} from './support/serve';
import {routes} from './support/routes';
import {hydrated} from './support/test';

/** The real build behind the nginx of this machine, as `hosting/nginx.conf` sets it up. */
test.describe('nginx', () => {
  const nginx = findNginx();
  test.describe.configure({mode: 'default'});
  test.skip(nginx === undefined, 'There is no nginx on this machine: the workflow tries it.');

  let server: SiteServer;
  test.beforeAll(async () => {
    server = await serveWithNginx('build', site.baseUrl);
  });
  test.afterAll(async () => {
    await server.close();
  });

  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + site.baseUrl + address, {redirect: 'manual', headers});

  test('answers at the addresses of the specification, with pages that are asked for anew each time', async () => {
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
    const again = await get('docs/intro', {'if-none-match': headers.get('etag') ?? ''});
    expect(again.status).toBe(304);
  });

  test('has one address for each page', async () => {
    for (const route of routes) {
      const ends = route === '' ? ['index', 'index.html'] : ['.html', '/index', '/index.html', '/', '//'];
      for (const end of ends) {
        const response = await get(`${route}${end}?q=a%20b`);
        expect([response.status, response.headers.get('location')], route + end).toEqual([
          301,
          `${site.baseUrl}${route}?q=a%20b`,
        ]);
      }
    }
  });

  test('never leads to another host, and puts nothing into a header that does not belong there', async () => {
    for (const address of [
      '/evil.example/',
      '%5Cevil.example/',
      '/%5Cevil.example/index',
      'a%0D%0AX-Evil:%201/index',
    ]) {
      const response = await fetch(`${server.origin}/${address}`, {redirect: 'manual'});
      expect(response.headers.get('location') ?? '/', address).toMatch(/^\/(?![/\\])/);
      expect(response.headers.get('x-evil'), address).toBeNull();
    }
  });

  test('answers 404 with the page of the site, and with its headers', async () => {
    for (const address of [
      'docs/no-such-page',
      'assets/js/nothing.js',
      '404',
      '404.html',
      '_headers',
      '_nginx.conf',
      '.git/config',
    ]) {
      const response = await get(address);
      expect(response.status, address).toBe(404);
      expect(response.headers.get('cache-control'), address).toBe('no-cache');
      expect(response.headers.get('content-security-policy'), address).toContain("default-src 'none'");
      expect(await response.text(), address).toContain('Page Not Found');
    }
  });

  test('sends the policy of the page, and the other headers, with everything', async () => {
    const page = await get('docs/intro');
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(await page.text()) ?? [];
    for (const response of [page, await get(asset('.js')), await get('img/favicon.svg')]) {
      const {headers} = response;
      expect(headers.get('content-security-policy'), response.url).toBe(`${policy ?? 'none'}; frame-ancestors 'none'`);
      expect(headers.get('x-content-type-options'), response.url).toBe('nosniff');
      expect(headers.get('referrer-policy'), response.url).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security'), response.url).toBe('max-age=31536000');
      expect(headers.get('server'), response.url).toBe('nginx');
    }
  });

  test('lets browsers keep what has a hash in its name', async () => {
    for (const name of [asset('.js'), asset('.css'), asset('.woff2'), asset('.json')]) {
      const {headers} = await get(name);
      expect(headers.get('cache-control'), name).toBe('public, max-age=31536000, immutable');
    }
  });

  test('sends files that were compressed beforehand', async () => {
    for (const name of ['docs/intro', asset('.js'), 'search-index.json']) {
      const file = existsSync(path.join('build', name)) ? name : `${name}.html`;
      for (const [accepted, ending] of [['gzip', 'gz'], ...(nginx?.brotli ? [['br, gzip', 'br']] : [])]) {
        const {headers} = await get(name, {'accept-encoding': accepted ?? ''});
        expect(headers.get('content-encoding'), name).toBe(ending === 'gz' ? 'gzip' : ending);
        expect(headers.get('vary'), name).toContain('Accept-Encoding');
        expect(Number(headers.get('content-length')), name).toBe(readFileSync(`build/${file}.${ending ?? ''}`).length);
      }
      const plain = await get(name, {'accept-encoding': 'identity'});
      expect(plain.headers.get('content-encoding'), name).toBeNull();
      expect((await plain.arrayBuffer()).byteLength).toBe(readFileSync(path.join('build', file)).length);
    }
  });

  test('serves a page that works in a browser under its headers', async ({page}) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('requestfailed', (request) => complaints.push(request.url()));
    await page.goto(`${server.origin}${site.baseUrl}docs/intro/index.html`);
    await hydrated(page);
    await expect(page).toHaveURL(`${server.origin}${site.baseUrl}docs/intro`);
    expect(complaints).toEqual([]);
  });

  test('names the kind of each file, and lets tools of other hosts read what is made for them', async () => {
    const kinds: Record<string, [string, string | null]> = {
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
      'site.webmanifest': ['application/manifest+json', null],
      '.well-known/security.txt': ['text/plain; charset=utf-8', '*'],
      'openapi/core-api.yaml': ['application/yaml; charset=utf-8', '*'],
      'openapi/core-api.json': ['application/json', '*'],
    };
    for (const [address, [type, readers]] of Object.entries(kinds)) {
      const {headers, status} = await get(address);
      expect(status, address).toBe(200);
      expect(headers.get('content-type'), address).toBe(type);
      expect(headers.get('access-control-allow-origin'), address).toBe(readers);
    }
  });
});

/** The address of a file with a hash in its name. */
function asset(end: string): string {
  const name = readdirSync('build/assets', {recursive: true, encoding: 'utf8'}).find((file) => file.endsWith(end));
  return `assets/${(name ?? '').split(path.sep).join('/')}`;
}
