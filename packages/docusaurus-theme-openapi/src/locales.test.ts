import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {beforeAll, expect, test} from 'vitest';
import {englishTexts} from '@developer-docs/openapi';

const src = import.meta.dirname;
const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /(?<!\.(?:test|d))\.tsx?$/.test(file),
);
const base = JSON.parse(readFileSync(path.join(src, '../locales/base/theme-openapi.json'), 'utf8')) as Record<
  string,
  string
>;

/** What `docusaurus write-translations` extracts, by file. */
let extracted: {sourceCodeFilePath: string; messages: [id: string, message: string][]; warnings: string[]}[];

beforeAll(async () => {
  const sources = files.filter((file) => /^(?:client|console|theme)\//.test(file)).map((file) => path.join(src, file));
  const results = await extractAllSourceCodeFileTranslations(sources, getBabelOptions({isServer: true}));
  extracted = results.map(({translations, ...result}) => ({
    ...result,
    messages: Object.entries(translations).map(([id, {message}]) => [id, message]),
  }));
});

test('the English messages are those in the code, wherever they’re used', () => {
  const messages = extracted.flatMap((file) => file.messages);
  expect(extracted.flatMap(({warnings}) => warnings)).toEqual([]);
  expect(Object.fromEntries(messages)).toEqual(base);
  expect(messages.filter(([id, message]) => base[id] !== message)).toEqual([]);
});

test('the sentences about changes are those of the comparison', () => {
  const changes = Object.entries(base).filter(([id]) => id.startsWith('theme.openapi.change.'));
  expect(Object.fromEntries(changes.map(([id, text]) => [id.replace('theme.openapi.change.', ''), text]))).toEqual(
    englishTexts,
  );
});

test('every text that the build renders is used', () => {
  const source = files
    .filter((file) => !file.startsWith('client/texts/'))
    .map((file) => readFileSync(path.join(src, file), 'utf8'))
    .join('\n');
  const computed = /^(?:(?:parameters|security)\.(?:path|query|header|cookie)|change\..+)$/;
  const keys = extracted
    .filter(({sourceCodeFilePath}) => sourceCodeFilePath.includes('/client/texts/'))
    .flatMap(({messages}) => messages.map(([id]) => id.replace('theme.openapi.', '')));
  expect(keys.filter((key) => !computed.test(key) && !source.includes(`'${key}'`))).toEqual([]);
});
