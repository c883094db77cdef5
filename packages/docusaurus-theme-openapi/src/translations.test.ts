import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {createTranslateText} from './client/translate';
import {createPageData} from './page-data';
import {createDocument} from './test-document';
import {createTestReference} from './test-reference';
import {createTranslationFiles, overrideTexts, readTexts} from './translations';

// cspell:ignore Anfrage Clientfehler erforderlich Rückgaben Wertebereich
const load = async (locale: string, translations = {}) => {
  const localizationDir = mkdtempSync(path.join(tmpdir(), 'translations-'));
  mkdirSync(path.join(localizationDir, 'docusaurus-theme-openapi'));
  writeFileSync(path.join(localizationDir, 'docusaurus-theme-openapi/reference.json'), JSON.stringify(translations));
  const texts = overrideTexts(await readTexts(locale), 'docusaurus-theme-openapi', {localizationDir} as LoadContext);
  rmSync(localizationDir, {recursive: true});
  return createTranslateText(texts.reference, locale);
};

const document = createDocument('shop', {
  listShips: {
    parameters: [{name: 'limit', in: 'query', required: true, schema: {type: 'integer', minimum: 1, maximum: 2000}}],
    responses: {200: {description: 'OK'}, '4XX': {description: 'Nope'}},
  },
});

test('renders pages in the language of the site, which can override texts', async () => {
  const t = await load('de', {responses: {message: 'Rückgaben'}});
  const reference = createTestReference([document], {'ships.mdx': '<Operation id="listShips" />'}, {t});
  const {pages} = reference.input;
  const rendered = reference.renderPage(pages[0] ?? {source: '', elements: []});
  const headings = [...rendered.values()].flatMap((element) => ('nodes' in element ? element.nodes : []));
  const html = Object.values(createPageData(rendered).html).join('');
  expect(JSON.stringify(headings)).toContain('Rückgaben');
  expect(JSON.stringify(headings)).toContain('4XX Clientfehler');
  expect(toString({type: 'root', children: headings.filter(({type}) => type === 'heading')})).toContain('Anfrage');
  expect(html).toContain('>erforderlich</span>');
  expect(html).toContain('<dt>Wertebereich</dt> <dd>1 bis 2.000</dd>');
});

test('write-translations lists all texts in the language of the site', async () => {
  const files = createTranslationFiles(await readTexts('fr'));
  expect(files.map((file) => file.path)).toEqual(['reference', 'components', 'console', 'form', 'sandbox', 'server']);
  expect(files[2]?.content['console.send']).toEqual({message: 'Envoyer'});
});
