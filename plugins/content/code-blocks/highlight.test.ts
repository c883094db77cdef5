import {describe, expect, test} from 'vitest';
import {highlight} from './highlight';

/** What a reader copies: the text of the markup. */
const textOf = (html: string) =>
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

describe.each(Object.entries(samples))('%s', (language, code) => {
  test('keeps the code exactly', () => {
    expect(textOf(highlight(code, language))).toBe(code);
  });

  test('keeps the code exactly with an element for every line', () => {
    const html = highlight(code, language, {numbered: true});
    expect(textOf(html)).toBe(code);
    expect(html.match(/class="code-line"/g)).toHaveLength(code.split('\n').length);
  });
});

test.each(Object.entries(samples).filter(([language]) => language !== 'text'))('colors %s', (language, code) => {
  expect(highlight(code, language)).toMatch(/<span class="code-[a-z]+">/);
});

test('marks what a token is', () => {
  expect(highlight('const a = "b"; // c', 'javascript')).toBe(
    '<span class="code-keyword">const</span> a = <span class="code-string">"b"</span>; <span class="code-comment">// c</span>',
  );
});

test('takes the code inside of a template as code', () => {
  expect(highlight('`a ${b} c`', 'typescript')).toBe(
    '<span class="code-string">`a </span>${b}<span class="code-string"> c`</span>',
  );
});

test('leaves out the line break at the end, and takes line ends of both kinds', () => {
  expect(highlight('a\r\nb\r\n', 'text')).toBe('a\nb');
});

test('marks highlighted lines', () => {
  expect(highlight('a\n\nb', 'text', {lines: [2]})).toBe(
    '<span class="code-line">a</span>\n<span class="code-line code-line-highlighted"></span>\n<span class="code-line">b</span>',
  );
});

test('writes no style and no attribute but class', () => {
  const attributes = Object.entries(samples).flatMap(([language, code]) =>
    [...highlight(code, language, {lines: [1]}).matchAll(/<[a-z]+ ([^>]*)>/g)].map(([, attribute]) => attribute),
  );
  expect(attributes).not.toHaveLength(0);
  expect(attributes.filter((attribute) => !/^class="[a-z -]+"$/.test(attribute ?? ''))).toEqual([]);
});

test.each(['cobol', '', 'toString'])('refuses the language "%s" and lists the known ones', (language) => {
  expect(() => highlight('a', language)).toThrow(`unknown language "${language}"`);
  expect(() => highlight('a', language)).toThrow(Object.keys(samples).join(', '));
});

test.each([0, 3])('refuses to highlight line %i of two', (line) => {
  expect(() => highlight('a\nb', 'text', {lines: [line]})).toThrow(
    `line ${String(line)} of a code block is to be highlighted, and it has 2 lines`,
  );
});
