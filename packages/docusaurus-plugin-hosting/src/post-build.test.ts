import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {joinPostBuildPass} from '@developer-docs/docusaurus-utils/node';
import logger from '@docusaurus/logger';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {validatePluginOptions} from '@test-support/validate-options';
import {beforeEach, expect, test, vi} from 'vitest';
import {createBuildProps, createHtml, type BuildSettings} from './fixtures/build-props';
import {validateOptions, type Options} from './options';
import {createPostBuildTask} from './post-build';

let siteDir: string;

beforeEach(() => {
  siteDir = createTemporaryFolder();
  vi.spyOn(logger, 'info').mockReturnValue();
  // uncovered-files.test.ts tests what happens when the process exits.
  vi.spyOn(process, 'once').mockReturnValue(process);
});

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

interface Build extends BuildSettings {
  readonly options?: Options;
  /** HTML by file. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Runs the plugin's task on a build, as Docusaurus and the post-build pass do. */
async function build({options, pages, ...settings}: Build): Promise<void> {
  const props = createBuildProps(siteDir, settings);
  for (const [file, html] of Object.entries(pages)) writeFileIn(props.outDir, file, html);
  const plugin = joinPostBuildPass(() => [createPostBuildTask(validatePluginOptions(validateOptions, options), props)]);
  await plugin.postBuild({...props, plugins: [plugin]} as never);
}

const home = {'index.html': createHtml('<h1>Home</h1>'), '404.html': createHtml('<h1>Nowhere</h1>')};

test('by default, adds the policy to pages, and writes files for hosts', async () => {
  const staticPage = '<html><body onload="go()"><script>go()</script></body></html>';
  await build({
    pages: {...home, 'docs/a/index.html': createHtml('<p style="left:0">A</p>'), 'static.html': staticPage},
    routes: ['/', '/docs/a'],
  });
  const page = read('build/docs/a/index.html');
  expect(page).toMatch(/<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self';/);
  expect(read('build/404.html')).toContain('Content-Security-Policy');
  const [, policy = ''] = /content="(default-src[^"]*)"/.exec(page) ?? [];
  expect(read('build/_headers')).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'self'`);
  expect(read('build/_nginx.conf')).toContain('location');
  // A page that Docusaurus didn't render remains the same, but the header allows its scripts.
  expect(read('build/static.html')).toBe(staticPage);
  expect(policy).toMatch(/script-src 'self' 'unsafe-hashes' 'sha256-/);
  for (const file of ['_headers.gz', 'index.html.gz']) {
    expect(existsSync(path.join(siteDir, 'build', file)), file).toBe(false);
  }
});

test('leaves out what belongs to an option that is off', async () => {
  const headerRules = [{files: 'files/', headers: {'X-Test': 'a'}}];
  const options: Options = {redirects: [{from: '/docs/old', to: '/'}], headerRules};
  const off: readonly (readonly [changes: Options, text: string])[] = [
    [{contentSecurityPolicy: false}, 'Content-Security-Policy'],
    [{redirects: []}, 'docs/old'],
    [{defaultHeaders: false}, 'nosniff'],
    [{headerRules: []}, 'X-Test'],
    [{hosts: []}, 'X-Test'],
  ];
  const files = ['index.html', '_headers', '_redirects'];
  /** Builds the site, and returns the text of all files. */
  const buildText = async (changes: Options = {}) => {
    rmSync(path.join(siteDir, 'build'), {recursive: true, force: true});
    await build({options: {...options, ...changes}, pages: home, routes: ['/']});
    const written = files.filter((file) => existsSync(path.join(siteDir, 'build', file)));
    return written.map((file) => read(`build/${file}`)).join('\n');
  };
  const complete = await buildText();
  for (const [changes, text] of off) {
    expect(complete, text).toContain(text);
    expect(await buildText(changes), text).not.toContain(text);
  }
});

test('keeps the pages of @docusaurus/plugin-client-redirects, whose scripts the header allows', async () => {
  const script = "window.location.href = '/docs/a' + window.location.search;";
  const redirect = `<html><head><meta http-equiv="refresh" content="0; url=/docs/a"></head><script>${script}</script></html>`;
  await build({
    options: {redirects: [{from: '/docs/old', to: '/docs/a'}]},
    pages: {...home, 'docs/a/index.html': createHtml('A'), 'docs/start/index.html': redirect},
    routes: ['/', '/docs/a'],
  });
  expect(read('build/docs/start/index.html')).toBe(redirect);
  const hash = createHash('sha256').update(script).digest('base64');
  for (const file of ['_headers', '_nginx.conf']) expect(read(`build/${file}`), file).toContain(`'sha256-${hash}'`);
});

test('never overwrites configuration files in the static folder', async () => {
  const files = ['_headers', '_redirects', '_nginx.conf'];
  for (const file of files) {
    writeFileIn(siteDir, `static/${file}`, 'mine');
    writeFileIn(siteDir, `build/${file}`, 'mine');
  }
  await build({pages: home, routes: ['/']});
  for (const file of files) expect(read(`build/${file}`), file).toBe('mine');
});

test.each([
  {trailingSlash: false, file: 'docs/old.html', page: 'docs/a.html', route: '/base/docs/a'},
  {trailingSlash: true, file: 'docs/old/index.html', page: 'docs/a/index.html', route: '/base/docs/a/'},
  {trailingSlash: undefined, file: 'docs/old/index.html', page: 'docs/a/index.html', route: '/base/docs/a'},
])('redirects moved pages and anchors with trailingSlash $trailingSlash', async ({file, page, route, ...settings}) => {
  const redirects = [
    {from: ['/docs/old', '/docs/older/', '/docs/oldest.html'], to: '/docs/a'},
    {from: '/docs/a#old', to: '/docs/a/#new'},
  ];
  const pages = {...home, [page]: createHtml('<h2 id="new">A</h2>')};
  await build({options: {redirects}, pages, routes: ['/base/', route], baseUrl: '/base/', ...settings});
  for (const name of [file, 'docs/older/index.html', 'docs/oldest.html']) {
    const html = read(`build/${name}`);
    expect(html).toContain(`<a href="${route}">`);
    expect(html).toContain('Content-Security-Policy');
  }
  expect(read(`build/${page}`)).toContain(`{&quot;#old&quot;:&quot;${route}#new&quot;}`);
  expect(read('build/_redirects')).toContain(`/base/docs/old ${route} 301\n/base/docs/old/ ${route} 301\n`);
});

test('the target of a redirect can have a query', async () => {
  const redirects = [
    {from: '/docs/old', to: '/docs/a/?tab=js#new'},
    {from: '/docs/a#old', to: '/docs/a?tab=js'},
  ];
  const pages = {...home, 'docs/a/index.html': createHtml('<h2 id="new">A</h2>')};
  await build({options: {redirects}, pages, routes: ['/', '/docs/a']});
  const html = read('build/docs/old/index.html');
  expect(html).toContain('<a href="/docs/a?tab=js#new">');
  expect(read('build/_redirects')).toContain('/docs/old /docs/a?tab=js#new 301\n');
  expect(read('build/_nginx.conf')).toContain('return 301 "/docs/a?tab=js#new";');
  // The script keeps the query and the hash of the request.
  const [, script = ''] = /<script[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  const follow = (targets: object, search: string, hash: string) => {
    let target = '';
    const location = {search, hash, replace: (url: string) => (target = url)};
    const currentScript = {dataset: {targets: JSON.stringify(targets)}};
    runInNewContext(script, {location, document: {currentScript}});
    return target;
  };
  expect(follow({'': '/docs/a?tab=js#new'}, '?q=1', '#x')).toBe('/docs/a?tab=js&q=1#new');
  expect(follow({'': '/docs/a?tab=js'}, '', '#x')).toBe('/docs/a?tab=js#x');
  expect(follow({'': '/docs/a#new'}, '?q=1', '')).toBe('/docs/a?q=1#new');
  expect(follow({'#old': '/docs/a'}, '?q=1', '#old')).toBe('/docs/a?q=1#old');
  expect(follow({'#old': '/docs/a'}, '', '#other')).toBe('');
});

test('the policy can only report, and covers the HTML in the configuration as React renders it', async () => {
  const options = {contentSecurityPolicy: {reportOnly: true}};
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await build({
    options,
    pages: {...home, 'a.html': createHtml('<object data="https://files.example/a.pdf"></object>')},
    routes: ['/', '/a'],
    themeConfig: {navbar: {items: [{type: 'html', value: '<button onclick="open( 1 )">Open</button>'}]}},
  });
  expect(read('build/index.html')).not.toContain('Content-Security-Policy');
  expect(read('build/_headers')).toContain("Content-Security-Policy-Report-Only: default-src 'self'");
  expect(read('build/_headers')).not.toContain('Content-Security-Policy:');
  const handler = createHash('sha256').update('open( 1 )').digest('base64');
  expect(read('build/_headers')).toContain(`'unsafe-hashes' 'sha256-${handler}'`);
  expect(warn.mock.lastCall?.[0]).toMatch(/a\.html: <object data="https:.*"> is blocked.*'object-src'/);
});

test('reports a URL that is redirected twice', async () => {
  const redirects = [
    {from: '/old', to: '/'},
    {from: ['/older', '/old.html'], to: '/'},
  ];
  await expect(build({options: {redirects}, pages: home, routes: ['/'], trailingSlash: false})).rejects.toThrow(
    /"redirects" contains "\/old.html" more than once/,
  );
});

test.each([
  ['/', undefined],
  ['/', false],
  ['/base/', true],
])('the root of a site at %s without a home page can be redirected if trailingSlash is %s', async (baseUrl, slash) => {
  const target = `${baseUrl}docs/intro${slash === true ? '/' : ''}`;
  const pages = {
    '404.html': createHtml('<h1>Nowhere</h1>'),
    [slash === false ? 'docs/intro.html' : 'docs/intro/index.html']: createHtml('<h1>Intro</h1>'),
  };
  const options = {redirects: [{from: '/', to: '/docs/intro'}]};
  await build({options, pages, routes: [target], baseUrl, trailingSlash: slash});
  expect(read('build/index.html')).toContain(`<a href="${target}">`);
  expect(read('build/_redirects')).toMatch(new RegExp(`^/.*\n`));
  expect(read('build/_redirects')).not.toMatch(/^ /m);
  const nginx = read('build/_nginx.conf');
  expect(nginx).toContain(`location = "${baseUrl}" {\n  return 301 "${target}$is_args$args";`);
  // nginx doesn't start if two locations have the same URL.
  const locations = nginx.match(/^location = .*/gm) ?? [];
  expect(new Set(locations).size).toBe(locations.length);
});

test('the files at the root cover all locales', async () => {
  const options = {headerRules: [{files: 'files/', headers: {'X-Test': 'a'}}]};
  const createPages = (script: string) => ({...home, 'index.html': createHtml(`<script>${script}</script>`)});
  await build({options, pages: createPages('en()'), routes: ['/']});
  const [englishHash = 'none'] = /'sha256-[^']*'/.exec(read('build/index.html')) ?? [];
  await build({options, pages: createPages('fr()'), routes: ['/fr/'], locale: 'fr', baseUrl: '/fr/'});
  const [frenchHash = 'none'] = /'sha256-[^']*'/.exec(read('build/fr/index.html')) ?? [];
  const headers = read('build/_headers');
  for (const text of [englishHash, frenchHash, '\n/files/*', '\n/fr/files/*']) expect(headers).toContain(text);
  expect(read('build/fr/index.html')).not.toContain(englishHash);
  for (const file of ['_headers', '_redirects', '_nginx.conf']) {
    expect(existsSync(path.join(siteDir, 'build/fr', file)), file).toBe(false);
  }
});
