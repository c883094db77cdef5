import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {englishTexts} from '@developer-docs/openapi';
import base from '../locales/base/theme-openapi.json';

const sources = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'})
  .filter((file) => /(?<!\.(?:test|d))\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), 'utf8')] as const);

/** Lists the texts in the code, with their IDs. */
const listTexts = (code: string) =>
  Array.from(
    code.matchAll(/id: 'theme\.openapi\.([^']+)',\s*message:\s*'([^']+)'/g),
    ([, key = '', message = '']) => [`theme.openapi.${key}`, message] as const,
  );

test('a text is the same wherever it’s used', () => {
  const texts: Readonly<Record<string, string>> = base;
  const used = sources.flatMap(([, code]) => listTexts(code));
  expect(used.filter(([id, message]) => texts[id] !== message)).toEqual([]);
});

test('the sentences about changes are those of the comparison', () => {
  const changes = Object.entries(base).filter(([id]) => id.startsWith('theme.openapi.change.'));
  expect(Object.fromEntries(changes.map(([id, text]) => [id.replace('theme.openapi.change.', ''), text]))).toEqual(
    englishTexts,
  );
});

test('every text that the build renders is used', () => {
  const isDeclaration = ([file]: readonly [string, string]) => file.startsWith(path.join('client', 'texts'));
  const code = sources
    .filter((source) => !isDeclaration(source))
    .map(([, text]) => text)
    .join('\n');
  const computed = /^(?:(?:parameters|security)\.(?:path|query|header|cookie)|change\..+)$/;
  const keys = sources
    .filter(isDeclaration)
    .flatMap(([, text]) => listTexts(text).map(([id]) => id.replace('theme.openapi.', '')));
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => !computed.test(key) && !code.includes(`'${key}'`))).toEqual([]);
});
