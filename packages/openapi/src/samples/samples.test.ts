import {execFileSync} from 'node:child_process';
import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Json} from '@developer-docs/internal';
import {quoteForShell} from './curl.js';
import {formatJavaScriptValue} from './javascript.js';
import {formatPythonValue} from './python.js';

describe('values are preserved', () => {
  const json = fc.jsonValue({maxDepth: 3}) as fc.Arbitrary<Json>;

  test('in JavaScript literals', () => {
    fc.assert(
      fc.property(json, (value) => {
        const evaluatedValue: unknown = runInNewContext(`(${formatJavaScriptValue(value)})`);
        expect(JSON.stringify(evaluatedValue)).toBe(JSON.stringify(value));
      }),
    );
  });

  test('in shell arguments', () => {
    const texts = fc.sample(fc.string({unit: 'grapheme'}), 30).filter((text) => !text.includes('\0'));
    const words = ["it's", '$HOME `id` "x" \\', ...texts];
    const script = words.map((text) => `printf '%s\\0' ${quoteForShell(text)}`).join('; ');
    expect(execFileSync('sh', ['-c', script], {encoding: 'utf8'}).split('\0').slice(0, -1)).toEqual(words);
  });

  test('in Python literals', () => {
    expect(formatPythonValue({a: [true, null, 'é"\\'], b: {}})).toBe(String.raw`{
    "a": [True, None, "é\"\\"],
    "b": {},
}`);
  });
});
