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
  go: 'func main() {\n\ta := `b\n\nc`\n}',
  javascript: 'const a = `b ${c}\n\nd`; // e\nreturn /x+/.test(a);',
  python: '"""Doc.\n\nMore."""\nimport os\n\n\ndef f(a: str) -> int:\n\treturn len(a)',
  text: 'plain <text> & more\n\n  end',
  tsx: 'export function A({b}: Props): ReactNode {\n  return <p>{b}</p>;\n}',
};

test.each(Object.entries(samples))('colors %s code, and preserves it exactly', (language, code) => {
  const html = highlightCode(code, language);
  expect(getText(html)).toBe(code);
  expect(/<span class="code-[a-z]+">/.test(html)).toBe(language !== 'text');
});
