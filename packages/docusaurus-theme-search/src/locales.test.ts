import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = path.join(import.meta.dirname, '../locales');
const themeFolder = path.join(import.meta.dirname, 'theme');

const readMessages = (locale: string) =>
  JSON.parse(readFileSync(path.join(folder, locale, 'theme-search.json'), 'utf8')) as Record<string, string>;

/** Returns the IDs of the texts in the components, except those of Algolia's theme, which has its own translations. */
const listIds = () =>
  readdirSync(themeFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(themeFolder, file), 'utf8').matchAll(/theme\.search\.[\w.]+/g)])
    .map(([id]) => id);

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test.each(readdirSync(folder))('%s has every text, with the same placeholders', (locale) => {
  const [base, messages] = [readMessages('base'), readMessages(locale)];
  expect(Object.keys(messages).sort()).toEqual([...new Set(listIds())].sort());
  for (const [id, text] of Object.entries(messages)) {
    const forms = id.endsWith('.plurals') ? text.split('|') : [text];
    for (const form of forms) expect(placeholders(form)).toEqual(placeholders((base[id] ?? '').split('|')[0] ?? ''));
  }
});
