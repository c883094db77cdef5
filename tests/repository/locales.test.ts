import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

/** The suffix of the keys with the descriptions of messages. */
const descriptionEnd = '___DESCRIPTION';

function readMessages(folder: string, locale: string) {
  const localeFolder = path.join(folder, locale);
  const [file = ''] = readdirSync(localeFolder);
  return JSON.parse(readFileSync(path.join(localeFolder, file), 'utf8')) as Record<string, string>;
}

/** Reads the code of a package that declares texts. */
const readSource = (src: string) =>
  readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(?:theme|client|console)\b.*(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(src, file), 'utf8'))
    .join('\n');

/** Returns the IDs of texts that a package declares. Algolia's theme has its own translations. */
const listIds = (source: string) =>
  [...new Set(source.match(/\btheme\.(?!SearchBar|SearchModal|SearchPage)\w+\.[\w.]+/g))].sort();

const readPlaceholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();

const root = path.resolve(import.meta.dirname, '../../packages');
const packages = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'locales')));

describe.each(packages)('%s', (name) => {
  const folder = path.join(root, name, 'locales');
  const locales = readdirSync(folder);
  const contents = Object.entries(readMessages(folder, 'base'));
  const base = Object.fromEntries(contents.filter(([id]) => !id.endsWith(descriptionEnd)));
  // Docusaurus finds those of messages.js, which is generated.
  const described = contents.flatMap(([id, text]) =>
    id.endsWith(descriptionEnd) && text !== '' ? [id.slice(0, -descriptionEnd.length)] : [],
  );
  const source = readSource(path.join(root, name, 'src'));

  test('has a message for each text that it declares', () => {
    expect(Object.keys(base).sort()).toEqual([...new Set([...listIds(source), ...described])].sort());
  });

  test('returns the messages that the build generates to write-translations', () => {
    const hasGeneratedMessages = existsSync(path.join(root, name, 'lib/messages.js'));
    const index = readFileSync(path.join(root, name, 'src/index.ts'), 'utf8');
    expect(/getPathsToWatch: .*?'messages\.js'/s.test(index)).toBe(hasGeneratedMessages);
  });

  test('describes each text to translators, in the code as in the file', () => {
    const descriptions = source
      .split(/\bid(?:: '|=")(?=theme\.)/)
      .slice(1)
      .map((declaration) => [
        /^[\w.]+/.exec(declaration)?.[0] ?? '',
        /\bdescription(?::\s*|=)(["'])(.*?)\1/.exec(declaration)?.[2],
      ]);
    const texts = Object.fromEntries(contents);
    for (const [id = '', description] of descriptions) {
      const expected = texts[id + descriptionEnd];
      expect(description ?? expected, id).toBeTruthy();
      if (description !== undefined && expected !== undefined) expect(description, id).toBe(expected);
    }
    if (described.length > 0) expect(described).toEqual(Object.keys(base));
  });

  test.each(locales.filter((locale) => locale !== 'base'))(
    'has every text in the locale %s, with the same placeholders',
    (locale) => {
      const messages = readMessages(folder, locale);
      expect(Object.keys(messages).sort()).toEqual(Object.keys(base).sort());
      for (const [id, text] of Object.entries(messages)) {
        expect([id, readPlaceholders(text)]).toEqual([id, readPlaceholders(base[id])]);
        if (!id.endsWith('.plurals')) expect(text, id).not.toContain('|');
      }
    },
  );
});
