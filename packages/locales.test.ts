import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const readMessages = (folder: string, locale: string) => {
  const localeFolder = path.join(folder, locale);
  const [file = ''] = readdirSync(localeFolder);
  return JSON.parse(readFileSync(path.join(localeFolder, file), 'utf8')) as Record<string, string>;
};

/** Returns the IDs of texts that a package declares. Algolia's theme has its own translations. */
function listIds(src: string): string[] {
  const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /^(?:theme|client|console)\b.*(?<!\.test)\.tsx?$/.test(file),
  );
  const source = files.map((file) => readFileSync(path.join(src, file), 'utf8')).join('\n');
  return [...new Set(source.match(/\btheme\.(?!SearchBar|SearchModal|SearchPage)\w+\.[\w.]+/g))].sort();
}

const readPlaceholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();

const packages = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(path.join(import.meta.dirname, name, 'locales')),
);

describe.each(packages)('%s', (name) => {
  const folder = path.join(import.meta.dirname, name, 'locales');
  const locales = readdirSync(folder);
  const base = readMessages(folder, 'base');

  test('has a message for each text that it declares', () => {
    expect(Object.keys(base).sort()).toEqual(listIds(path.join(import.meta.dirname, name, 'src')));
  });

  test.each(locales)('has every text in the locale %s, with the same placeholders', (locale) => {
    const messages = readMessages(folder, locale);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(base).sort());
    for (const [id, text] of Object.entries(messages)) {
      expect([id, readPlaceholders(text)]).toEqual([id, readPlaceholders(base[id])]);
      if (!id.endsWith('.plurals')) expect(text, id).not.toContain('|');
    }
  });
});
