import {expect, test} from 'vitest';
import {ExactNumber, parseJson, stringifyJson, toExactNumber, toNearestNumbers} from './exact-numbers.js';
import {isObject, numberAt, toCanonicalJson, toPlainText} from './json.js';

test.each(['9007199254740993', '-9223372036854775808', '1.10', '1.0', '-0', '1e3', '1E+400', '0.10000000000000000001'])(
  'keeps the number %s, which JavaScript would change',
  (text) => {
    const document = `{"a":[${text},{"b":${text}}],"c":1}`;
    expect(stringifyJson(parseJson(document))).toBe(document);
    expect(toPlainText(toExactNumber(text))).toBe(text);
  },
);

test('indents like JSON.stringify', () => {
  const value = {a: [1, {}], b: [], c: 'x'};
  const exact = {...value, a: [toExactNumber('1.0'), {}]};
  expect(stringifyJson(exact, 2)).toBe(JSON.stringify(value, null, 2).replace('1,', '1.0,'));
});

test('keeps strings that look like its marks', () => {
  const document = String.raw`{"#":"#1.10#","a":"\u00231.10","b":"##","__proto__":1.10,"c":"\"1.10"}`;
  expect(stringifyJson(parseJson(document))).toBe(document.replace(String.raw`\u0023`, '#'));
});

test.each([
  '#',
  '#0-',
  '#1-#0-#',
  '"',
  '#0-1.10#0-',
  Array.from({length: 20_000}, (_, index) => `#${index}-`).join(''),
])('takes linear time with many %.10s, or the test would end at its limit', (text) => {
  const long = text.repeat(Math.ceil(2_000_000 / text.length));
  const numbers = Array.from({length: 1000}, () => '1.0').join(',');
  const document = `{"a":${JSON.stringify(long)},"b":[${numbers}]}`;
  expect(stringifyJson(parseJson(document)) === document).toBe(true);
});

test('leaves other numbers primitive', () => {
  expect(parseJson('[0, -1.5, 100, 1e21, "1.10"]')).toEqual([0, -1.5, 100, expect.any(ExactNumber), '1.10']);
  expect(toExactNumber('9007199254740991')).toBe(9007199254740991);
  expect(toNearestNumbers(parseJson('{"a":[1.10]}'))).toEqual({a: [1.1]});
});

test('behaves like a number', () => {
  const value = parseJson('{"limit": 10.0}');
  expect(numberAt(value, 'limit')).toBe(10);
  expect(isObject(toExactNumber('1.0'))).toBe(false);
  expect(JSON.stringify(value)).toBe('{"limit":10}');
  expect(toCanonicalJson(value)).toBe('{"limit":10.0}');
});
