import {expect, test} from 'vitest';
import {highlightCurl} from './highlight-curl';

test('the command, its options, and quoted text are highlighted, and everything is escaped', () => {
  expect(highlightCurl(`curl "https://a.example?b&c" \\\n  -X POST --data '<i>"-x' < file`)).toBe(
    `<span class="code-keyword">curl</span> <span class="code-string">"https://a.example?b&amp;c"</span> \\
  <span class="code-variable">-X</span> POST <span class="code-variable">--data</span> <span class="code-string">'&lt;i>"-x'</span> &lt; file`,
  );
});
