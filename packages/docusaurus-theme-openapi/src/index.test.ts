import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {createTemporaryFolder} from '../../../tests/support/temporary-folder';
import {validatePluginOptions} from '../../../tests/support/validate-options';
import themeOpenApi, {openApiSidebar, validateOptions} from './index';

test('commands can run before documents have been downloaded, but nothing else', async () => {
  const siteDir = createTemporaryFolder({});
  const documents = {pets: {file: 'https://pets.example/openapi.json', pages: 'docs/pets'}};
  const context = {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    baseUrl: '/',
    siteConfig: {url: 'https://docs.example', i18n: {defaultLocale: 'en', locales: ['en']}},
    i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en']},
  } as unknown as LoadContext;
  const plugin = await themeOpenApi(context, validatePluginOptions(validateOptions as never, {documents}));
  const message = 'hasn\'t been downloaded. Run "docusaurus openapi fetch pets", and commit the files.';
  expect(() => openApiSidebar('pets', {siteDir})).toThrow(message);
  await expect(plugin.loadContent?.()).rejects.toThrow(message);
  await expect(plugin.loadContent?.()).rejects.toThrow(message);
});
