import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import english from './texts.json';

const folder = path.join(import.meta.dirname, '../locales');
const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(english).flatMap(Object.entries<string>),
);
const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each(readdirSync(folder))('%s has every text, with the same placeholders', (locale) => {
  const messages = JSON.parse(readFileSync(path.join(folder, locale, 'theme-openapi.json'), 'utf8')) as typeof texts;
  expect(Object.keys(messages).sort()).toEqual(Object.keys(texts).sort());
  for (const [key, text] of Object.entries(messages)) {
    expect([key, placeholders(text)]).toEqual([key, placeholders(texts[key])]);
    if (!key.endsWith('.plurals')) expect(text).not.toContain('|');
  }
});

test('every text is used', () => {
  const source = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const computed = /^(?:parameters|security)\.(?:path|query|header|cookie)$/;
  expect(Object.keys(texts).filter((key) => !computed.test(key) && !source.includes(`'${key}'`))).toEqual([]);
});
