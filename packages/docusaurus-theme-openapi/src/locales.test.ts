import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {englishTexts} from '@developer-docs/openapi';
import {getChangeTexts} from './client/texts/changes';
import {getComponentTexts} from './theme/OpenApi/Translations/components';
import {getConsoleTexts} from './theme/OpenApi/Translations/console';
import {getSandboxTexts} from './theme/OpenApi/Translations/sandbox';
import {getReferenceTexts} from './client/texts/reference';
import {getFormTexts} from './theme/OpenApi/Translations/form';
import {getOAuthTexts} from './theme/OpenApi/Translations/oauth';
import {getServerTexts} from './theme/OpenApi/Translations/server';

vi.mock('@docusaurus/Translate', () => ({translate: ({id, message}: {id: string; message: string}) => [id, message]}));

/** The texts by key; with the mock above, each one consists of its ID and its message. */
const texts = Object.entries({
  ...getReferenceTexts(),
  ...getChangeTexts(),
  ...getComponentTexts(),
  ...getConsoleTexts(),
  ...getSandboxTexts(),
  ...getServerTexts(),
  ...getFormTexts(),
  ...getOAuthTexts(),
}) as unknown as [key: string, text: [id: string, message: string]][];

const base: unknown = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../locales/base/theme-openapi.json'), 'utf8'),
);

test('the English messages are those in the components', () => {
  expect(texts.map(([key]) => `theme.openapi.${key}`)).toEqual(texts.map(([, [id]]) => id));
  expect(base).toEqual(Object.fromEntries(texts.map(([, text]) => text)));
});

test('the sentences about changes are those of the comparison', () => {
  const entries = Object.entries(getChangeTexts()) as unknown as [string, [string, string]][];
  expect(Object.fromEntries(entries.map(([key, [, text]]) => [key.replace('change.', ''), text]))).toEqual(
    englishTexts,
  );
});

test('every text is used', () => {
  const source = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/Translations|client.texts/.test(file))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const computed = /^(?:(?:parameters|security)\.(?:path|query|header|cookie)|change\..+)$/;
  expect(texts.map(([key]) => key).filter((key) => !computed.test(key) && !source.includes(`'${key}'`))).toEqual([]);
});
