import {describe, expect, test} from 'vitest';
import {highlight} from './highlight';

/** The text content of the markup, which is what readers copy. */
const getText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const samples: Readonly<Record<string, string>> = {
  bash: 'curl -X POST "https://api.example/v1/designs" \\\n  -H "Authorization: Bearer $API_KEY" # key',
  css: '@media print {\n  .a > b:hover { color: var(--x); }\n}',
  diff: '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+new\n same',
  html: '<!doctype html>\n<script>\n  if (a < b && c) run();\n</script>\n<p class="a">1 &amp; 2</p>',
  http: 'POST /v1/designs HTTP/1.1\nContent-Type: application/json\n\n{"prompt": "A"}',
  javascript: 'const a = `b ${c}\n\nd`; // e\nreturn /x+/.test(a);',
  json: '{\n  "a": [1, true, null, "<b>"]\n}',
  jsx: 'const a = <B c="d" e={() => f(1)}>text {g}</B>;',
  markup: '<a href="b">c</a>',
  python: '"""Doc.\n\nMore."""\nimport os\n\n\ndef f(a: str) -> int:\n\treturn len(a)',
  text: 'plain <text> & more\n\n  end',
  tsx: 'export function A({b}: Props): ReactNode {\n  return <p>{b}</p>;\n}',
  typescript: 'interface A<T extends B = C> {\n  readonly a?: T[];\n}',
  vue: '<script setup>\nconst a = ref(1);\n</script>\n<template><p :a="b">{{ c }}</p></template>',
  yaml: 'openapi: 3.1.0 # version\npaths:\n  /a: {get: {x: "y"}}',
};

describe.each(Object.entries(samples))('highlighting %s', (language, code) => {
  test('preserves the code exactly', () => {
    expect(getText(highlight(code, language))).toBe(code);
  });

  test('preserves the code exactly if each line has an element', () => {
    const html = highlight(code, language, {wrapLines: true});
    expect(getText(html)).toBe(code);
    expect(html.match(/class="code-line"/g)).toHaveLength(code.split('\n').length);
  });
});

test.each(Object.entries(samples).filter(([language]) => language !== 'text'))('colors %s', (language, code) => {
  expect(highlight(code, language)).toMatch(/<span class="code-[a-z]+">/);
});

test('adds a class for the role of each token', () => {
  expect(highlight('const a = "b"; // c', 'javascript')).toBe(
    '<span class="code-keyword">const</span> a = <span class="code-string">"b"</span>; <span class="code-comment">// c</span>',
  );
});

test('treats template literal expressions as plain code', () => {
  expect(highlight('`a ${b} c`', 'typescript')).toBe(
    '<span class="code-string">`a </span>${b}<span class="code-string"> c`</span>',
  );
});

test('removes the trailing line break and normalizes line endings', () => {
  expect(highlight('a\r\nb\r\n', 'text')).toBe('a\nb');
});

test('adds a class to highlighted lines', () => {
  expect(highlight('a\n\nb', 'text', {lines: [2]})).toBe(
    '<span class="code-line">a</span>\n<span class="code-line code-line-highlighted"></span>\n<span class="code-line">b</span>',
  );
});

test.each(['cobol', '', 'toString'])('rejects the unknown language "%s" and lists the supported ones', (language) => {
  expect(() => highlight('a', language)).toThrow(`unknown code block language "${language}"`);
  expect(() => highlight('a', language)).toThrow(Object.keys(samples).join(', '));
});

test.each([0, 3])('rejects line %i of a code block with two lines', (line) => {
  expect(() => highlight('a\nb', 'text', {lines: [line]})).toThrow(
    `can't highlight line ${String(line)} of a code block with 2 lines`,
  );
});
