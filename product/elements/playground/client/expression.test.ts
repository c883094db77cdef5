import {describe, expect, test} from 'vitest';
import {evaluate, findExpressionError, quote} from './expression';

describe('evaluate', () => {
  test.each([
    ["'it\\'s\\n'", "it's\n"],
    ['30_000', 30_000],
    ['-1.5', -1.5],
    ['null', null],
    ['undefined', undefined],
    ["['square-post', 'story',]", ['square-post', 'story']],
    ["{accent: '#7A1F3D', 'on-dark': true, list: [{}]}", {accent: '#7A1F3D', 'on-dark': true, list: [{}]}],
  ])('reads %s', (source, value) => {
    expect(evaluate(source)).toEqual(value);
  });

  test('follows paths', () => {
    const design = {designId: 'dsn_1', variants: [{variantId: 'var_1'}]};
    expect(evaluate('{designId: design.designId, variantId: design.variants[0].variantId}', {design})).toEqual({
      designId: 'dsn_1',
      variantId: 'var_1',
    });
    expect(evaluate('design.files[0].format', {design})).toBeUndefined();
  });

  test("resolves only names in scope and values' own properties", () => {
    for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
      expect(() => evaluate(name)).toThrow(`"${name}" isn't defined.`);
      expect(evaluate(`design.${name}`, {design: {}})).toBeUndefined();
    }
    expect(evaluate('variants.length', {variants: [1, 2]})).toBe(2);
  });

  test.each(['', '{', '[1', "{a 'b'}", "'a", 'german', '1 2', 'alert(1)', '`a`'])('rejects %s', (source) => {
    expect(() => evaluate(source)).toThrow();
  });

  test('reads any quoted text', () => {
    for (const text of ['', "it's", 'a\\b', 'line\nbreak', '"', 'مرحبا 🍷']) {
      expect(evaluate(quote(text))).toBe(text);
    }
  });
});

test('allows unknown names until an expression is evaluated', () => {
  expect(findExpressionError('design.variants[0].variantId')).toBeUndefined();
  expect(findExpressionError('{a: }')).toMatch(/expected/);
});
