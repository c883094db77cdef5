import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {englishTexts} from '@developer-docs/openapi';
import {expect, test} from 'vitest';
import base from '../locales/base/theme-openapi.json';

const sources = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'})
  .filter((file) => /(?<!\.(?:test|d))\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), 'utf8')] as const);

test("a message is the same wherever it's used", () => {
  const texts: Readonly<Record<string, string>> = base;
  const used = sources.flatMap(([, code]) => [
    ...code.matchAll(/id: '(theme\.openapi\.[^']+)',\s*message:\s*'([^']+)'/g),
  ]);
  expect(used.length).toBeGreaterThan(100);
  for (const [, id = '', message] of used) expect(message, id).toBe(texts[id]);
});

test('the sentences about changes are those of the comparison', () => {
  const changes = Object.entries(base).filter(([id]) => /^theme\.openapi\.change\.[\w.]+(?<!___DESCRIPTION)$/.test(id));
  expect(Object.fromEntries(changes.map(([id, text]) => [id.replace('theme.openapi.change.', ''), text]))).toEqual(
    englishTexts,
  );
});

test('every message is used', () => {
  const code = sources.map(([, text]) => text).join('\n');
  const computed = /^(?:(?:parameters|security)\.(?:path|query|header|cookie)|change\..+|changes\.level\..+)$/;
  const keys = Object.keys(base)
    .filter((id) => !id.endsWith('___DESCRIPTION'))
    .map((id) => id.replace('theme.openapi.', ''));
  expect(
    keys.filter((key) => !computed.test(key) && !code.includes(`'${key}'`) && !code.includes(`theme.openapi.${key}`)),
  ).toEqual([]);
});
