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
  csharp: 'var a = $"{b}"; // c\n// d',
  go: 'func main() {\n\ta := `b\n\nc`\n}',
  html: '<!doctype html>\n<script>\n  if (a < b && c) run();\n</script>\n<p class="a">1 &amp; 2</p>',
  javascript: 'const a = `b ${c}\n\nd`; // e\nreturn /x+/.test(a);',
  json: '{\n  "a": [1, true, null, "<b>"]\n}',
  php: '<?php\n\n$a = [\'b\' => "{$c}"];\n/* d\n\n e */',
  python: '"""Doc.\n\nMore."""\nimport os\n\n\ndef f(a: str) -> int:\n\treturn len(a)',
  ruby: 'a = "b #{c} d"\nputs a # e',
  rust: 'fn main() { println!("a"); }',
  text: 'plain <text> & more\n\n  end',
  tsx: 'export function A({b}: Props): ReactNode {\n  return <p>{b}</p>;\n}',
  typescript: 'interface A<T extends B = C> {\n  readonly a?: T[];\n}',
};

test.each(Object.entries(samples))('colors %s code, and preserves it exactly', (language, code) => {
  const html = highlightCode(code, language);
  expect(getText(html)).toBe(code);
  expect(/<span class="code-[a-z]+">/.test(html)).toBe(language !== 'text');
});
