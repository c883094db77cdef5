import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = path.join(import.meta.dirname, '../locales');
const themeFolder = path.join(import.meta.dirname, 'theme');

const readMessages = (locale: string) =>
  JSON.parse(readFileSync(path.join(folder, locale, 'docusaurus-plugin-fast-pages.json'), 'utf8')) as Record<
    string,
    string
  >;

/** Returns the IDs of the texts in the components. */
const listIds = () =>
  readdirSync(themeFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(themeFolder, file), 'utf8').matchAll(/\btheme\.[A-Z]\w+\.\w+/g)])
    .map(([id]) => id);

test.each(readdirSync(folder))('%s has every text', (locale) => {
  const messages = readMessages(locale);
  expect(Object.keys(messages).sort()).toEqual(listIds().sort());
  expect(messages['theme.LoadFailure.page']).toContain('{reason}');
});
