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

test('selects the plural form, and formats numbers in the locale with all their digits', () => {
  const texts = {
    'theme.openapi.schema.fields.plurals': '{count} field|{count} fields',
    'theme.openapi.constraint.range': '{minimum} to {maximum}',
    'theme.openapi.optional': 'a|b',
  };
  const [english, german, korean] = ['en', 'de', 'ko'].map((locale) => load(locale, texts));
  const count = (t: typeof english, value: number) => t?.('schema.fields.plurals', {count: value});
  expect([count(english, 1), count(english, 1200), count(korean, 2)]).toEqual(['1 field', '1,200 fields', '2 fields']);
  const format = (text: string) => german?.('constraint.range', {minimum: toExactNumber(text), maximum: 0.5});
  expect(['9223372036854775807', '1200.50', '-0', '1e400', '-0.50'].map(format)).toEqual(
    ['9.223.372.036.854.775.807', '1.200,50', '-0', '1e400', '-0,50'].map((text) => `${text} to 0,5`),
  );
  expect(english?.('constraint.range', {minimum: '{maximum}', maximum: '$&'})).toBe('{maximum} to $&');
  expect(english?.('constraint.range', {minimum: 1})).toBe('1 to {maximum}');
  expect(english?.('optional')).toBe('a|b');
});
