import {expect, test} from 'vitest';
import {toExactNumber} from '@developer-docs/utils';
import {createFormatNumber} from '../node/render/common/format-number';
import {createTranslateText} from './translate';

const texts = {'fields.plurals': '{count} field|{count} fields', range: '{minimum} to {maximum}', pipe: 'a|b'};

test('selects the plural form, and formats numbers in the locale', () => {
  const t = createTranslateText(texts, 'en');
  expect(t('fields.plurals', {count: 1})).toBe('1 field');
  expect(t('fields.plurals', {count: 1200})).toBe('1,200 fields');
  expect(createTranslateText(texts, 'ko')('fields.plurals', {count: 2})).toBe('2 fields');
  expect(createTranslateText(texts, 'de')('range', {minimum: 0.5, maximum: 1200})).toBe('0,5 to 1.200');
});

test('formats numbers that JavaScript does not have with all their digits', () => {
  const t = createTranslateText(texts, 'de', createFormatNumber('de'));
  const format = (text: string) => t('range', {minimum: toExactNumber(text), maximum: ''});
  expect(format('9223372036854775807')).toBe('9.223.372.036.854.775.807 to ');
  expect(format('1200.50')).toBe('1.200,50 to ');
  expect(['-0', '1e400', '-0.50'].map(format)).toEqual(['-0 to ', '1e400 to ', '-0,50 to ']);
});

test('replaces each placeholder once, and keeps those without a value', () => {
  const t = createTranslateText(texts, 'en');
  expect(t('range', {minimum: '{maximum}', maximum: '$&'})).toBe('{maximum} to $&');
  expect(t('range', {minimum: 1})).toBe('1 to {maximum}');
  expect(t('pipe')).toBe('a|b');
});
