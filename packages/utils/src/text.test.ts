import {expect, test} from 'vitest';
import {escapeXml} from './text.js';

test('text in XML is escaped, without characters that XML never allows', () => {
  expect(escapeXml(`<a b="c">it's & 😀</a>`)).toBe("&lt;a b=&quot;c&quot;&gt;it's &amp; 😀&lt;/a&gt;");
  expect(escapeXml('a\u0000\u001B\u007F\uFFFE\uD800b\t\n')).toBe('ab\t\n');
});
