import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getRecordsFile, headingsFile, parseHeadings} from '@developer-docs/search-engine';
import {parse, stringify} from 'yaml';
import {expect, nightly} from '../support/test';
import {addRemarkOpenApi, stockSiteTest} from './stock-site-test';

// A stock site in three locales, with a document that writers improve and translators translate.

const openApi = '@developer-docs/docusaurus-theme-openapi';

const overlay = `overlay: 1.1.0
info: {title: Better texts, version: '1'}
actions:
  - {target: "$.paths['/books'].get", update: {summary: Browse the books}}
  - {target: "$.paths['/book'].get", update: {summary: Nothing}}
`;

/** Translates the texts of a value, but not the names of tags. */
const translate = (value: unknown, mark: string): unknown => {
  if (typeof value === 'string') return `${mark} ${value}`;
  if (Array.isArray(value)) return value.map((item) => translate(item, mark));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, member]) => [key, key === 'name' ? member : translate(member, mark)]),
  );
};

const test = stockSiteTest(
  {
    docusaurus: '3.7.0',
    packages: ['docusaurus-theme-search', 'docusaurus-plugin-markdown', 'docusaurus-theme-openapi'],
    installation: 'copy',
  },
  async (site) => {
    const documents = {
      library: {file: 'openapi/library.yaml', pages: 'docs/library', overlays: ['openapi/texts.overlay.yaml']},
    };
    site.edit('docusaurus.config.ts', `locales: ['en']`, `locales: ['en', 'fr', 'ja']`);
    site.edit(
      'docusaurus.config.ts',
      '  presets: [',
      `  future: {experimental_faster: true},\n  themes: ['@developer-docs/docusaurus-theme-search', '@developer-docs/docusaurus-plugin-markdown', ['${openApi}', ${JSON.stringify({documents})}]],\n  presets: [`,
    );
    addRemarkOpenApi(site);
    site.write('openapi/library.yaml', readFileSync('tests/strangers/library.yaml', 'utf8'));
    site.write('openapi/texts.overlay.yaml', overlay);
    await site.run('openapi', 'generate');
    await site.run('openapi', 'write-translations');
    for (const [locale, mark] of [
      ['fr', 'Été'],
      ['ja', '夏'],
    ] as const) {
      const file = `i18n/${locale}/docusaurus-theme-openapi/library.overlay.yaml`;
      const content = parse(readFileSync(path.join(site.dir, file), 'utf8')) as {actions: {update: unknown}[]};
      const actions = content.actions.map((action) => ({...action, update: translate(action.update, mark)}));
      site.write(file, stringify({...content, actions}));
    }
  },
);

test(
  'pages, search, Markdown, downloads, and the console are translated, and URLs and anchors are the same',
  nightly,
  async ({page, stock: {site, output}}) => {
    expect(output).toContain(
      "openapi/texts.overlay.yaml:5:14 (#/actions/1/target): the action changes nothing: $.paths['/book']",
    );
    await expect(site.run('openapi', 'generate', '--check')).rejects.toThrow('the action changes nothing');
    expect(await site.run('openapi', 'write-translations', '--locale', 'fr')).toMatch(
      /library \(fr\): (\d+) of \1 texts are translated \(100%\)\. .* is up to date\./,
    );
    const read = (file: string) => readFileSync(path.join(site.outDir, file), 'utf8');
    const listIds = (file: string) => [...read(file).matchAll(/ id="?([^"\s>]+)/g)].map(([, id]) => id);
    const folder = path.join(site.outDir, 'docs/library');
    const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('index.html'),
    );
    expect(pages.length).toBeGreaterThan(5);
    for (const [locale, mark] of [
      ['fr', 'Été'],
      ['ja', '夏'],
    ] as const) {
      for (const file of pages)
        expect(listIds(`${locale}/docs/library/${file}`)).toEqual(listIds(`docs/library/${file}`));
      const title = `${mark} Browse the books`;
      const {build} = parseHeadings(read(`${locale}/${headingsFile}`));
      expect(read(`${locale}/${getRecordsFile(build, 0)}`) + read(`${locale}/${headingsFile}`)).toContain(title);
      expect(read(`${locale}/llms.txt`)).toContain(title);
      expect(read(`${locale}/docs/library/list-books.md`)).toContain(`# ${title}`);
      expect(read(`${locale}/openapi/library.yaml`)).toContain(title);
      expect(read('openapi/library.yaml')).toContain('summary: Browse the books');
      await page.goto(`${locale}/docs/library/list-books/`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page.getByRole('main').getByText(`${mark} How many books to return`).first()).toBeVisible();
      await expect(page.locator('.menu')).toContainText(title);
    }
    await page
      .getByRole('button', {name: /試す|Try it/})
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('夏 How many books to return');
  },
);
