import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {createOptions} from '../../fixtures/test-site';
import {DocumentLoader} from '../documents/document-loader';
import {createHistories} from '../releases/history';
import {ReleaseStore} from '../releases/release-store';
import {runRelease} from './release-commands';
import {writeTranslations} from './translation-command';

const createYaml = (title: string) =>
  `openapi: 3.1.0\ninfo: {title: ${title}, version: '1'}\ntags: [{name: pets}]\npaths: {/a: {get: {operationId: a, tags: [pets], summary: List, responses: {}}}}\n`;

const i18n = {
  path: 'i18n',
  defaultLocale: 'en',
  locales: ['en', 'fr', 'pt-BR'],
  localeConfigs: {fr: {path: 'french'}, 'pt-BR': {path: 'pt-BR'}},
} as unknown as I18n;

const folder = 'i18n/french/@developer-docs/docusaurus-theme-openapi';

function createSite(locales = i18n.locales) {
  const siteDir = createTemporaryFolder({
    'pets.yaml': createYaml('Pets'),
    'old.yaml': createYaml('Old pets'),
    'empty.yaml': "openapi: 3.1.0\ninfo: {version: '1'}\npaths: {}",
  });
  const versions = {'1.0': 'old.yaml', '1.1': 'pets.yaml', '0.9': 'old.yaml'};
  const options = createOptions({pets: {file: 'pets.yaml', versions}, empty: 'empty.yaml'});
  const run = async (ids: readonly string[] = [], locale?: string) => {
    const loader = new DocumentLoader(siteDir, options);
    const {output} = await writeTranslations(loader, {...i18n, locales}, ids, locale);
    return output;
  };
  const translate = (file: string, from: string, to: string) => {
    const absoluteFile = path.join(siteDir, file);
    const text = readFileSync(absoluteFile, 'utf8');
    expect(text).toContain(from);
    writeFileSync(absoluteFile, text.replace(from, to));
  };
  return {
    siteDir,
    options,
    run,
    translate,
    createLoader: (localizationDir: string) =>
      new DocumentLoader(siteDir, options, path.join(siteDir, localizationDir)),
  };
}

test('writes a translation for each document and version, and prints how complete it is', async () => {
  const {siteDir, run, translate} = createSite();
  expect(await run(['pets'], 'fr')).toBe(
    [
      `pets (fr): 0 of 3 texts are translated (0%). ${folder}/pets.overlay.yaml was created.\n`,
      `pets 1.0 (fr): 0 of 3 texts are translated (0%). ${folder}/version-1.0/pets.overlay.yaml was created.\n`,
      `pets 0.9 (fr): 0 of 3 texts are translated (0%). ${folder}/version-0.9/pets.overlay.yaml was created.\n`,
    ].join(''),
  );
  translate(`${folder}/pets.overlay.yaml`, 'update: List', 'update: Lister # checked');
  writeFileIn(siteDir, 'pets.yaml', createYaml('Better pets').replace('List', 'List all'));
  const output = await run();
  expect(output).toContain(
    'pets (fr): 0 of 3 texts are translated (0%). i18n/french/@developer-docs/docusaurus-theme-openapi/pets.overlay.yaml was updated. 1 translation is outdated: see "x-outdated"',
  );
  expect(output).toContain(
    'pets (pt-BR): 0 of 3 texts are translated (0%). i18n/pt-BR/@developer-docs/docusaurus-theme-openapi/pets.overlay.yaml was created.',
  );
  expect(output).toContain('empty (fr): the document has no texts.');
  expect(existsSync(path.join(siteDir, folder, 'empty.overlay.yaml'))).toBe(false);
});

test('explains a wrong locale or document', async () => {
  await expect(createSite().run([], 'pt')).rejects.toThrow(
    'The site has no locale "pt". Add it to "i18n.locales", or use en, fr, pt-BR.',
  );
  await expect(createSite().run(['pet'])).rejects.toThrow('There is no API document "pet". Did you mean "pets"?');
  await expect(createSite(['en']).run()).rejects.toThrow('The site has only one locale.');
});

test('each locale and version loads its translation, but releases and changes have the original', async () => {
  const {siteDir, run, translate, createLoader} = createSite();
  await run();
  translate(`${folder}/pets.overlay.yaml`, 'update: Pets', 'update: Animaux');
  translate(`${folder}/pets.overlay.yaml`, 'x-displayName: pets', 'x-displayName: Bêtes');
  translate(`${folder}/version-1.0/pets.overlay.yaml`, 'update: Old pets', 'update: Vieux animaux');
  const loader = createLoader('i18n/french');
  const load = async (version?: string) => (await loader.load(version))[0];
  expect([(await load())?.model.title, (await load('1.0'))?.model.title, (await load('0.9'))?.model.title]).toEqual([
    'Animaux',
    'Vieux animaux',
    'Old pets',
  ]);
  expect(await load('1.1')).toBe(await load());
  const document = await load();
  expect(document?.model.tags).toMatchObject([{name: 'pets', title: 'Bêtes'}]);
  expect(document?.originalModel?.title).toBe('Pets');
  const [portuguese] = await createLoader('i18n/pt-BR').load();
  expect(portuguese?.model.title).toBe('Pets');

  const english = createLoader('i18n/en');
  expect((await english.load())[0]).not.toHaveProperty('originalModel');
  const releases = new ReleaseStore(siteDir);
  await runRelease({loader, releases}, '1', ['pets'], {date: '2026-01-01'});
  if (document === undefined) throw new Error('It was loaded.');
  expect(createHistories(releases, [document]).get('pets')).toMatchObject({
    title: 'Animaux',
    unreleased: [],
  });
});
