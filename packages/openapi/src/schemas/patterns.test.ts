import {expect, test} from 'vitest';
import {compilePattern} from './patterns.js';

test.each<[string, string[], string[]]>([
  [String.raw`^[\w-\.]+$`, ['a-b.c', '-', '.'], ['a b', '/', 'a+']],
  [String.raw`^[+-\d]+$`, ['+-1'], [',', '.']],
  [String.raw`^[\w\-\_\@]+$`, ['a-_@'], ['a!']],
  [String.raw`^\_\-\@\"\'\#$`, [`_-@"'#`], ['']],
  [String.raw`\Aabc\Z`, ['abc'], ['xabc', 'abcx']],
  [String.raw`\A\d+\z`, ['12'], ['12a']],
  ['^[a-z]++$', ['abc'], ['', 'A']],
  ['^[a-z]{2,3}+-?+[0-9]*+$', ['ab-1', 'abc'], ['a-1']],
  ['^(?>ab|a)c$', ['abc', 'ac'], ['c']],
  ['^(?P<year>[0-9]{4})$', ['2026'], ['26']],
  [String.raw`^\p{Han}+$`, ['漢字'], ['kana', '']],
  [String.raw`^[\p{IsHan}\p{Latin}-_]+$`, ['漢-_a'], ['я', '1']],
  ['^{a}$', ['{a}'], ['a']],
  ['^[*+?{]+$', ['*+?{'], ['a']],
  [String.raw`^[^\s\-\/:]+$`, ['ab'], ['a-', 'a:']],
  [String.raw`^[\u4e00-\u9fa5\-\.]{2}$`, ['漢-'], ['ab']],
  [String.raw`^[&[:\_]+$`, ['&[:_'], ['a']],
])('%s is converted', (pattern, matching, others) => {
  const expression = compilePattern(pattern);
  expect(matching.filter((text) => expression?.test(text) !== true)).toEqual([]);
  expect(others.filter((text) => expression?.test(text) !== false)).toEqual([]);
});

test.each(['^[a-z]+$', String.raw`^[\w.-]+\p{L}$`, '^(?<a>x)\\k<a>$', '[[]', '🎨{2}', '(?<!a)b'])(
  '%s is unchanged',
  (pattern) => {
    expect(compilePattern(pattern)?.source).toBe(new RegExp(pattern, 'u').source);
  },
);

const unsupported = String.raw`(?i)^abc$ [unclosed \Qa.b\E (a * ^\hx$ \p{Nonsense} (?(1)a|b) ^[[:alpha:]]+$ ^[a-z[:^digit:]_]+$ ^[a-z&&[^b]]$ \ `;
test.each(unsupported.trim().split(' '))('JavaScript has no equivalent of %s', (pattern) => {
  expect(compilePattern(pattern)).toBeUndefined();
});
