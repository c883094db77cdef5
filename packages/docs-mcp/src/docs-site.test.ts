// cspell:ignore deliverys fsecret csecret Início páginas configuradas configurar sempre
import path from 'node:path';
import {headingsFile} from '@developer-docs/search-engine';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {describe, expect, test} from 'vitest';
import {DocsSite} from './docs-site.js';
import {createIndexFiles, createRecords, createSiteFiles, serveFiles} from './fixtures/test-site.js';
import {openFolder, openWebSite} from './site-files.js';

const openTestFolder = async (files = createSiteFiles()) =>
  new DocsSite(await openFolder(createTemporaryFolder(files)));
const webhooks = 'https://docs.example.com/help/docs/webhooks';

describe('a folder', () => {
  test('is searched, and the results have the URLs of the published site', async () => {
    const site = await openTestFolder();
    expect((await site.search('repeated deliverys'))[0]).toEqual({
      title: 'Webhooks > Delivery > Retries',
      url: `${webhooks}#attempts`,
      section: 'Guides',
      excerpt: 'Failed deliveries are repeated five times.',
    });
  });

  test('is searched in its language, which can have another name than its locale', async () => {
    const records = createRecords('/help/docs/pages', [[['Início'], '', 'As páginas configuradas.']]);
    const localized = records.map((record) => ({...record, language: 'brazil'}));
    const site = await openTestFolder({...createSiteFiles(), ...createIndexFiles(localized, [], 'pt-BR')});
    expect(await site.search('configurar sempre')).toHaveLength(1);
  });

  test.each([
    `${webhooks}/`,
    `${webhooks}.md`,
    'docs/webhooks/index.html',
    // In a preview
    'https://preview.example/help/docs/webhooks',
  ])('has the page %s', async (url) => {
    const site = await openTestFolder();
    expect(await site.readPage(url)).toMatch(/^# Webhooks\n/);
  });

  test('has its home page at the base URL without a slash', async () => {
    const site = await openTestFolder({...createSiteFiles(), 'index.md': '# Home\n'});
    expect(await site.readPage('https://docs.example.com/help')).toBe('# Home\n');
  });

  test('has the section of a heading, or of an element in it', async () => {
    const site = await openTestFolder();
    const section = await site.readPage(`${webhooks}#attempts`);
    expect(section).toMatch(/^### Retries\n[^]*The number of attempts\.$/);
    expect(await site.readPage(`${webhooks}#max-attempts`)).toBe(section);
  });

  test('has the sections of pages that are split into several files', async () => {
    const site = await openTestFolder();
    expect(await site.readPage('/help/docs/reference#createPet-responses')).toBe('#### Responses\n\nThe pet.');
  });

  test('tells sections with the same heading apart', async () => {
    const texts = ['First.', 'Second.'];
    const setups = texts.map((text) => `## Setup\n\n${text}\n\n### Größe\n\n- \`size\`: ${text}\n`);
    const records = createRecords('/help/docs/red', [
      [['Red'], ''],
      [['Red', 'Setup'], 'setup', 'First.'],
      [['Red', 'Setup', 'Größe'], 'größe', 'First.'],
      [['Red', 'Setup'], 'setup-1', 'Second.'],
      [['Red', 'Setup', 'Größe'], 'größe-1', 'Second.'],
      // The first one has no such entry.
      [['Red', 'Setup', 'Größe', 'size'], 'size', 'Second.'],
    ]);
    const other = createRecords('/help/docs/blue', [
      [['Blue'], ''],
      [['Blue', 'Setup'], 'setup', 'Other.'],
    ]);
    const site = await openTestFolder({
      ...createSiteFiles(),
      ...createIndexFiles([...other, ...records]),
      'docs/red.md': `# Red\n\n${setups.join('\n')}`,
    });
    const read = (anchor: string) => site.readPage(`docs/red#${anchor}`);
    expect(await read('setup')).toBe(setups[0]?.trim());
    expect(await read('setup-1')).toBe(setups[1]?.trim());
    const size = '### Größe\n\n- `size`: Second.';
    for (const anchor of ['größe-1', 'gr%C3%B6%C3%9Fe-1', 'size']) expect(await read(anchor)).toBe(size);
    expect(await read('größe')).toBe(size.replace('Second', 'First'));
    expect(await read('%')).toMatch(/^The page has no section "%"\. This is the whole page:/);
  });

  test.each<readonly [url: string, message: string]>([
    ['https://docs.example.com/docs/webhooks', "isn't a page of https://docs.example.com/help/"],
    ['file:///etc/passwd', "isn't a page of"],
    ['../secret', "isn't a page of"],
    ['%2e%2e/secret', "isn't a page of"],
    // The search index contains this page.
    ['docs/only-indexed', 'docusaurus-theme-markdown'],
    ...['docs/..%2f..%2fsecret', 'docs/%00', 'docs/missing', '%ff', 'http://[::1'].map(
      (url) => [url, `${url} isn't a page of https://docs.example.com/help/. Pass a URL that search_docs`] as const,
    ),
  ])('does not have %s', async (url, message) => {
    const files = Object.entries(createSiteFiles()).map(([name, text]) => [`build/${name}`, text] as const);
    const folder = createTemporaryFolder({'secret.md': 'secret', ...Object.fromEntries(files)});
    const site = new DocsSite(await openFolder(path.join(folder, 'build')));
    await expect(site.readPage(url)).rejects.toThrow(message);
  });
});

describe('versions', () => {
  const versions = [
    {name: 'current', label: 'Canary 🚧', folder: 'docs/canary'},
    {name: '2.0', label: 'LTS', folder: 'docs'},
    {name: '1.0', label: '1.0.x', folder: 'docs/v1'},
  ];
  const open = () =>
    openTestFolder({
      ...createSiteFiles(),
      ...createIndexFiles(
        [
          ...versions.flatMap(({name, folder}) =>
            createRecords(`/help/${folder}/intro`, [[['Intro'], '', `Text of ${name}.`]], `docs-api-js-${name}`),
          ),
          ...createRecords('/help/blog/post', [[['Post'], '', 'Text of a post.']], 'default'),
        ],
        versions.map(({name, label}) => ({name, label, tag: `docs-api-js-${name}`, isLast: name === '2.0'})),
      ),
    });
  const search = async (version?: string) =>
    (await (await open()).search('text', version)).map(({url}) => new URL(url).pathname.slice('/help/'.length)).sort();

  test("other than the default one aren't searched by default", async () => {
    expect(await search()).toEqual(['blog/post', 'docs/intro']);
  });

  test.each([
    ['next', 'docs/canary/intro'],
    ['1.0.x', 'docs/v1/intro'],
  ])('are searched by their name or label: %s', async (version, page) => {
    expect(await search(version)).toEqual([page]);
  });

  test("that exist are named if one doesn't", async () => {
    await expect(search('3.0')).rejects.toThrow(
      'The site has no version "3.0". Search without a version, or in one of: next, 2.0, 1.0.',
    );
  });
});

describe('a site on a server', () => {
  const openServer = async (files: Parameters<typeof serveFiles>[0]) => {
    const {baseUrl, log} = await serveFiles(files);
    return {site: new DocsSite(openWebSite(baseUrl)), log, baseUrl};
  };

  test('transfers files again only when they have changed', async () => {
    const files = createSiteFiles();
    const {site, log} = await openServer(files);
    await site.search('retries');
    await site.readPage('docs/webhooks');
    const count = log.length;
    await site.search('notified');
    await site.readPage('docs/webhooks');
    expect(log.slice(count)).toEqual(['304 search-index.json', '304 search-index.json', '304 docs/webhooks.md']);
    Object.assign(files, createIndexFiles(createRecords('/help/docs/new', [[['New page'], '', 'Fresh text.']])));
    expect(await site.search('fresh')).toMatchObject([{title: 'New page'}]);
  });

  test.each([
    ['no index', {[headingsFile]: {status: 404}}, /search-index\.json doesn't exist\.[^]*docusaurus-theme-search/],
    ['an error', {'docs/webhooks.md': {status: 503}}, /webhooks\.md returned status 503\. Try again later/],
    [
      'a redirect to another host',
      {'docs/webhooks.md': {status: 302, headers: {Location: 'https://other.example/'}}},
      /webhooks\.md redirects to https:\/\/other\.example\/\. If the site has moved, change its URL/,
    ],
    [
      'an index of another version',
      {[headingsFile]: createSiteFiles()[headingsFile]?.replace(/"version":\d+/, '"version":1') ?? ''},
      /version 1, not \d+\. Use the same version of @developer-docs\/search-engine/,
    ],
  ])('with %s is reported', async (_name, files, message) => {
    const {site} = await openServer({...createSiteFiles(), ...files});
    await expect(site.readPage('docs/webhooks')).rejects.toThrow(message);
  });
});
