import path from 'node:path';
import * as compiledTheme from '@developer-docs/docusaurus-theme-openapi';
import {extractSiteSourceCodeTranslations} from '@docusaurus/core/lib/server/translations/translationsExtractor';
import type {InitializedPlugin} from '@docusaurus/types';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {validatePluginOptions} from '@test-support/validate-options';
import {expect, test} from 'vitest';
import messages from '../locales/base/theme-openapi.json';
import {createTestContext} from './fixtures/test-site';
import themeOpenApi, {validateOptions} from './index';
import {readOpenApiReference} from './node/site/read-reference';

const petsYaml = 'openapi: 3.1.0\ninfo: {title: Pets, version: "1"}\npaths: {}';

/** Creates the theme of a site as Docusaurus does. */
const createTheme = (siteDir: string, options: object, create = themeOpenApi) =>
  create(createTestContext(siteDir), validatePluginOptions(validateOptions as never, options));

test('Docusaurus extracts all messages for translation, with their descriptions', async () => {
  const siteDir = createTemporaryFolder({'pets.yaml': 'openapi: 3.1.0'});
  // The compiled package contains the module with the messages.
  const theme = await createTheme(siteDir, {documents: {pets: 'pets.yaml'}}, compiledTheme.default);
  const plugin = {...theme, path: path.join(import.meta.dirname, '../lib')} as unknown as InitializedPlugin;
  const texts: Readonly<Record<string, string>> = messages;
  const ids = Object.keys(texts).filter((id) => !id.endsWith('___DESCRIPTION'));
  expect(await extractSiteSourceCodeTranslations({siteDir, plugins: [plugin]})).toEqual(
    Object.fromEntries(ids.map((id) => [id, {message: texts[id], description: texts[`${id}___DESCRIPTION`]}])),
  );
});

test('commands can run before documents have been downloaded, but nothing else', async () => {
  const siteDir = createTemporaryFolder({});
  const documents = {pets: {file: 'https://pets.example/openapi.json', pages: 'docs/pets'}};
  const plugin = await createTheme(siteDir, {documents});
  const message = 'hasn\'t been downloaded. Run "docusaurus openapi fetch pets", and commit the files.';
  await expect(plugin.loadContent?.()).rejects.toThrow(message);
  await expect(plugin.loadContent?.()).rejects.toThrow(message);
});

test("other plugins can read the reference, and Docusaurus's debug pages don't show it", async () => {
  const paths = '{/pets: {get: {operationId: listPets, responses: {}}}}';
  const siteDir = createTemporaryFolder({
    'pets.yaml': petsYaml.replace('paths: {}', `paths: ${paths}`),
    'src/pages/list.mdx': '<Operation id="listPets" />',
  });
  const plugin = await createTheme(siteDir, {documents: {pets: 'pets.yaml'}});
  const content = await plugin.loadContent?.();
  expect(JSON.stringify(content)).toBe('{"documents":{}}');
  const {documents, operationUrls, resolveUrl} = readOpenApiReference(createTestContext(siteDir), {
    [plugin.name]: {default: content},
    'docusaurus-plugin-content-pages': {default: [{source: '@site/src/pages/list.mdx', permalink: '/list'}]},
  });
  expect([...documents.keys()]).toEqual(['pets']);
  expect([...operationUrls]).toEqual([['listPets', '/list']]);
  expect(resolveUrl('https://docs.example/help')).toBe('/help');
  expect(() => readOpenApiReference(createTestContext(siteDir), {})).toThrow(
    'readOpenApiReference requires the theme.',
  );
});

test('an edit of a page without elements renders nothing', async () => {
  const siteDir = createTemporaryFolder({'pets.yaml': petsYaml, 'src/pages/pets.mdx': '<ApiDocument id="pets" />'});
  const plugin = await createTheme(siteDir, {documents: {pets: 'pets.yaml'}});
  const load = async () => {
    const files: string[] = [];
    const createData = (name: string) => Promise.resolve(files.push(name)).then(() => name);
    await plugin.loadContent?.();
    await plugin.allContentLoaded?.({allContent: {}, actions: {createData}} as never);
    return files;
  };
  const all = await load();
  expect(all).toContainEqual(expect.stringMatching(/^pages\//));
  writeFileIn(siteDir, 'src/pages/other.mdx', '# Other');
  expect(await load()).toEqual([]);
  writeFileIn(siteDir, 'pets.yaml', petsYaml.replace('Pets', 'Pet store'));
  expect(await load()).toEqual(all);
});
