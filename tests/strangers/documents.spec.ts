import {cpSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DocumentLoader} from '@developer-docs/docusaurus-theme-openapi';
import {checkCompleteness} from '../support/openapi-completeness/check-completeness';
import {expect, nightly} from '../support/test';
import {addRemarkOpenApi, configure, packageNames, stockSiteTest} from './stock-site-test';

// A stock site with documents that are unusual, but valid: any names, bodies, schemas, servers, and security schemes.

const fixtures = 'packages/docusaurus-theme-openapi/src/fixtures/unusual';
const ids = readdirSync(fixtures).map((file) => path.parse(file).name);

const test = stockSiteTest(
  {docusaurus: '3.7.0', packages: [packageNames.openApi], installation: 'copy'},
  async (site) => {
    const documents = Object.fromEntries(ids.map((id) => [id, {file: `openapi/${id}.yaml`, pages: `docs/${id}`}]));
    const themes = JSON.stringify([[packageNames.openApi, {documents}]]);
    configure(site, `  future: {experimental_faster: true},\n  themes: ${themes},\n`);
    addRemarkOpenApi(site);
    cpSync(fixtures, path.join(site.dir, 'openapi'), {recursive: true});
    for (const id of ids) site.write(`docs/complete-${id}.mdx`, `<ApiDocument id="${id}" title />\n`);
    await site.run('openapi', 'generate');
  },
);

for (const id of ids) {
  test(`the pages of ${id} are complete, and log nothing`, nightly, async ({page, stock: {site}}) => {
    const loader = new DocumentLoader(fixtures, {
      documents: {[id]: {file: `${id}.yaml`, validation: 'warn'}},
      replacements: {},
    });
    const [document] = await loader.load();
    if (document === undefined) throw new Error(`${id} has no document.`);
    const names = readdirSync(path.join(site.outDir, 'docs', id), {recursive: true, encoding: 'utf8'})
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => path.dirname(file));
    const html = [`complete-${id}`, ...names.map((name) => path.join(id, name))].map((name) =>
      readFileSync(path.join(site.outDir, 'docs', name, 'index.html'), 'utf8'),
    );
    expect(checkCompleteness(document, html).missing).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(document.model.operations.length);
    for (const name of names) {
      await page.goto(encodeURI(`docs/${id}/${name}`));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
  });
}
