import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {beforeEach, expect, test, vi, type MockInstance} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {remarkOpenApi} from '../mdx/remark';
import {
  describeBrokenLinks,
  reportMissingRemarkPlugin,
  reportServers,
  reportUnknownVersions,
  reportUnreadPages,
  reportWarnings,
} from './report';

let warn: MockInstance<typeof logger.warn>;

beforeEach(() => {
  warn = vi.spyOn(logger, 'warn').mockReturnValue();
  return () => {
    warn.mockRestore();
  };
});

const end = `so its samples use https://api.example.com. Add the URL to the document: "servers: [{url: 'https://…`;

test.each([
  ['has no servers', '', undefined],
  ['has a server without a host, "/api/v1"', '/api/v1', [{url: '/api/v1/'}]],
  ['has a server whose URL isn\'t for HTTP, "javascript:alert(1)"', '', [{url: 'javascript:alert(1)'}]],
])('a document that %s is reported once', (problem, serverPath, servers) => {
  reportServers(createDocument('shop', {a: 'Ships', b: 'Ships'}, servers && {servers}));
  expect(warn).toHaveBeenCalledExactlyOnceWith(`API document shop ${problem}, ${end}${serverPath}'}]".`);
});

test('documents with servers, and without operations, are fine', () => {
  reportServers(createDocument('shop', {a: 'Ships'}, {servers: [{url: 'https://shop.example/v1'}]}));
  reportServers(createDocument('shop', {}));
  const servers = [{url: '{scheme}://shop.example', variables: {scheme: {default: 'https'}}}];
  reportServers(createDocument('shop', {a: {servers}}));
  expect(warn).not.toHaveBeenCalled();
});

test.each([0, 1, 3, 4, 863])('%i warnings can all be read', (count) => {
  const siteDir = createTemporaryFolder();
  const file = path.join(siteDir, '.docusaurus/@developer-docs/docusaurus-theme-openapi/warnings.txt');
  const warnings = Array.from({length: count}, (_, index) => `shop.yaml:${index}: odd`);
  reportWarnings(warnings, file, siteDir);
  const logged = warn.mock.calls.map(([text]) => String(text));
  expect(logged.slice(0, 3)).toEqual(warnings.slice(0, 3).map((text) => `API document: ${text}`));
  const summary = `API documents: ${count - 3} more warnings. All are in .docusaurus/@developer-docs/docusaurus-theme-openapi/warnings.txt.`;
  expect(logged.slice(3)).toEqual(count > 3 ? [summary] : []);
  expect(existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []).toEqual(count > 3 ? warnings : []);
});

test('links that lead nowhere are reported with the file and line', () => {
  const siteDir = createTemporaryFolder({
    'api/shop.yaml': 'a: |\n  See [x](#tag/Gone)\n  or [y](#tag/Öl)',
    'api/b.json': '{"a": "[x](guide.md)"}',
  });
  const files = ['api/shop.yaml', 'api/b.json', 'api/deleted.yaml'].map((file) => path.join(siteDir, file));
  // Replaced text isn't in the files.
  const links = ['#tag/Gone', '#tag/%C3%96l', 'guide.md', '#operation/__ID__'];
  expect(describeBrokenLinks({id: 'shop', files}, links, siteDir)).toEqual([
    'api/shop.yaml:2: the link "#tag/Gone" leads nowhere. Nothing in the document has this name, or no page shows it. Correct the link.',
    'api/shop.yaml:3: the link "#tag/%C3%96l" leads nowhere. Nothing in the document has this name, or no page shows it. Correct the link.',
    'api/b.json:1: the link "guide.md" leads nowhere. Start it with "/" for a page of your site, or with "https:".',
    'shop: the link "#operation/__ID__" leads nowhere. Nothing in the document has this name, or no page shows it. Correct the link.',
  ]);
});

test.each<[string, string, Record<string, string | undefined>, boolean]>([
  ['another case', 'Docs/shop', {'Docs/shop/a.mdx': undefined, 'docs/intro.mdx': '/docs/intro'}, true],
  ['a folder beside the docs', 'reference', {'reference/a.mdx': undefined}, true],
  ['a folder with umlauts', 'docs/Läden 🛒', {'docs/Läden 🛒/a.mdx': '/docs/Läden 🛒/a'}, false],
  ['a folder that a custom plugin reads in part', 'api', {'api/a.mdx': '/api/a', 'api/_b.mdx': undefined}, false],
  ['another folder with the same start', 'docs/shop', {'docs/shop-old/a.mdx': undefined}, false],
  ['versions only', 'docs/shop', {'docs/shop/a.mdx': undefined, 'versioned_docs/version-1/shop/a.mdx': '/a'}, false],
  ['no generated pages', 'docs/shop', {}, false],
])('generated pages that no plugin reads are reported: %s', (_name, folder, urls, isReported) => {
  const pages = Object.entries(urls).map(([file, url]) => ({
    source: `@site/${file}`,
    elements: [],
    url,
  }));
  const options = {file: 'shop.yaml', validation: 'warn'} as const;
  reportUnreadPages({shop: {...options, pages: {folder, per: 'operation'}}, other: options}, pages);
  expect(warn.mock.calls).toEqual(
    isReported ? [[expect.stringContaining(`the site doesn't have the pages in ${folder}, because`)]] : [],
  );
});

test("files for versions that the docs don't have are reported", () => {
  const document = {file: 'shop.yaml', validation: 'warn'} as const;
  const versions = {current: 'a.yaml', 'v1.0': 'a.yaml', '1.0': 'b.yaml', '０.9': 'c.yaml'};
  reportUnknownVersions({shop: {...document, versions}, other: document}, ['current', 'v1.0', '0.9']);
  expect(warn.mock.calls.map(([text]) => String(text).replace(/.*file for /, ''))).toEqual([
    '"1.0", but the docs have no such version. Did you mean "v1.0"? Correct the name, or remove it.',
    '"０.9", but the docs have no such version. Did you mean "0.9"? Correct the name, or remove it.',
  ]);
});

const otherPlugin = () => undefined;

test.each<[string, string, object, boolean]>([
  ['no remark plugins', 'docs/a.mdx', {beforeDefaultRemarkPlugins: []}, true],
  ['other remark plugins', 'docs/ä b.mdx', {beforeDefaultRemarkPlugins: [[otherPlugin, {}]], remarkPlugins: []}, true],
  ['the plugin', 'docs/a.mdx', {beforeDefaultRemarkPlugins: [otherPlugin, remarkOpenApi]}, false],
  ['the plugin with options', 'docs/a.mdx', {beforeDefaultRemarkPlugins: [[remarkOpenApi, {}]]}, false],
  ['the plugin too late', 'docs/a.mdx', {beforeDefaultRemarkPlugins: [], remarkPlugins: [remarkOpenApi]}, false],
  ['another loader', 'docs/a.mdx', {presets: []}, false],
  ['a file that no content plugin reads', 'docs-old/a.mdx', {beforeDefaultRemarkPlugins: []}, false],
])('elements that MDX does not know are reported: %s', (_name, file, options, isReported) => {
  const use = [{loader: 'mdx-loader', options}];
  const rules = [{test: /\.css$/, use: 'css-loader'}, '...' as const, {include: ['/site/docs/'], use}];
  reportMissingRemarkPlugin({module: {rules}}, '/site', [{file, elements: [{name: 'ApiDocument', attributes: {}}]}]);
  expect(warn.mock.calls).toEqual(
    isReported ? [[expect.stringMatching(`^${file} contains <ApiDocument>, but .* lacks remarkOpenApi\\.`)]] : [],
  );
});
