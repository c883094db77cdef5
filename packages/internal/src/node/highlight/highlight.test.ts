import {expect, test} from 'vitest';
import {highlightCode} from './highlight';

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

test.each(Object.entries(samples))('preserves %s code exactly', (language, code) => {
  expect(getText(highlightCode(code, language))).toBe(code);
});

test.each(Object.entries(samples).filter(([language]) => language !== 'text'))('colors %s', (language, code) => {
  expect(highlightCode(code, language)).toMatch(/<span class="code-[a-z]+">/);
});

test('adds a class for the role of each token', () => {
  expect(highlightCode('const a = "b"; // c', 'javascript')).toBe(
    '<span class="code-keyword">const</span> a = <span class="code-string">"b"</span>; <span class="code-comment">// c</span>',
  );
});

test('treats template literal expressions as plain code', () => {
  expect(highlightCode('`a ${b} c`', 'typescript')).toBe(
    '<span class="code-string">`a </span>${b}<span class="code-string"> c`</span>',
  );
});

test('removes the trailing line break and normalizes line endings', () => {
  expect(highlightCode('a\r\nb\r\n', 'text')).toBe('a\nb');
});
