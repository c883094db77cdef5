import {toExactNumber} from '@developer-docs/utils';
import type {LoadContext} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {renderHtml, renderNodes} from '../../fixtures/test-pages';
import {loadTranslate} from './translations';

// cspell:ignore Anfrage Clientfehler erforderlich Rückgaben Wertebereich
const load = (currentLocale: string, codeTranslations: Record<string, string> = {}) =>
  loadTranslate({i18n: {currentLocale}, codeTranslations} as LoadContext);

const document = createDocument('shop', {
  listShips: {
    parameters: [{name: 'limit', in: 'query', required: true, schema: {type: 'integer', minimum: 1, maximum: 2000}}],
    responses: {200: {description: 'OK'}, '4XX': {description: 'Nope'}},
  },
});

test('renders pages in the language of the site, which can override texts', () => {
  const t = load('de', {'theme.openapi.responses': 'Rückgaben'});
  const page = [[document], {'docs/ships.mdx': '<Operation id="listShips" />'}, {t}] as const;
  const [nodes = []] = renderNodes(...page);
  const html = renderHtml(...page);
  expect(JSON.stringify(nodes)).toContain('Rückgaben');
  expect(JSON.stringify(nodes)).toContain('4XX Clientfehler');
  expect(toString({type: 'root', children: nodes.filter(({type}) => type === 'heading')})).toContain('Anfrage');
  expect(html).toContain('>erforderlich</span>');
  expect(html).toContain('<dt>Wertebereich</dt> <dd>1 bis 2.000</dd>');
});

test.each([
  ['en', '{count} field|{count} fields', [1, 1200], ['1 field', '1,200 fields']],
  ['fr', 'champ|champs', [0, 1, 2], ['champ', 'champ', 'champs']],
  ['pl', 'pole|pola|pól|pola', [1, 3, 5, 1.5], ['pole', 'pola', 'pól', 'pola']],
  // A translation that lacks a form, and a message in English.
  ['pl', 'pole|pola', [1, 5], ['pole', 'pola']],
  ['ja', 'field|fields', [1, 2], ['fields', 'fields']],
])('selects the plural form in the language %s of %j', (locale, message, counts, expected) => {
  const t = load(locale, {'theme.openapi.schema.fields.plurals': message});
  expect(counts.map((count) => t('schema.fields.plurals', {count}))).toEqual(expected);
});

test('formats numbers in the locale with all their digits', () => {
  const texts = {
    'theme.openapi.constraint.range': '{minimum} to {maximum}',
    'theme.openapi.optional': 'a|b',
  };
  const [english, german] = ['en', 'de'].map((locale) => load(locale, texts));
  const format = (text: string) => german?.('constraint.range', {minimum: toExactNumber(text), maximum: 0.5});
  expect(['9223372036854775807', '1200.50', '-0', '1e400', '-0.50'].map(format)).toEqual(
    ['9.223.372.036.854.775.807', '1.200,50', '-0', '1e400', '-0,50'].map((text) => `${text} to 0,5`),
  );
  expect(english?.('constraint.range', {minimum: '{maximum}', maximum: '$&'})).toBe('{maximum} to $&');
  expect(english?.('constraint.range', {minimum: 1})).toBe('1 to {maximum}');
  expect(english?.('optional')).toBe('a|b');
});
