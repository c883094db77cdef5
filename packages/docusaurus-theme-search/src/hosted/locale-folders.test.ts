import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {getLocaleFolders} from './locale-folders';

type Configs = Readonly<Record<string, {baseUrl?: string}>>;

test.each<[string, Pick<LoadContext, 'outDir' | 'baseUrl'>, Configs, string[]]>([
  ['without settings, as in 3.7', {outDir: '/site/build', baseUrl: '/'}, {}, ['', 'fr']],
  ['a base URL', {outDir: '/site/build/', baseUrl: '/p/'}, {en: {baseUrl: '/p/'}, fr: {baseUrl: '/p/fr/'}}, ['', 'fr']],
  [
    'a name',
    {outDir: '/site/build', baseUrl: '/'},
    {en: {baseUrl: '/'}, fr: {baseUrl: '/francais/'}},
    ['', 'francais'],
  ],
  [
    'outside of the site',
    {outDir: '/site/build', baseUrl: '/p/'},
    {en: {baseUrl: '/p/'}, fr: {baseUrl: '/q/fr/'}},
    ['', 'q/fr'],
  ],
  [
    'all',
    {outDir: '/site/build/en', baseUrl: '/p/en/'},
    {en: {baseUrl: '/p/en/'}, fr: {baseUrl: '/p/fr/'}},
    ['en', 'fr'],
  ],
])('finds the folders of locales whose base URLs are set %s', (_name, context, localeConfigs, folders) => {
  const i18n = {locales: ['en', 'fr'], defaultLocale: 'en', localeConfigs} as unknown as LoadContext['i18n'];
  expect([...getLocaleFolders({siteDir: '/site', ...context, i18n})]).toEqual([
    ['en', folders[0]],
    ['fr', folders[1]],
  ]);
});
