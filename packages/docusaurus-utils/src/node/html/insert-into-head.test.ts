import {expect, test} from 'vitest';
import {insertIntoHead} from './insert-into-head.js';

test.each([
  '<html><head><title>Pets</title>|<script>const end = "</head>"</script></head><body></body></html>',
  '<!doctype html><title>Pets</title>|<link rel=icon href=a.png><body><svg><title>Cat</title></svg>',
])('inserts tags where the browser finds them: %s', (html) => {
  expect(insertIntoHead(html.replace('|', ''), '<meta name=a>', 'a.html')).toBe(html.replace('|', '<meta name=a>'));
});

test('names a page without a title', () => {
  expect(() => insertIntoHead('<p>Pets</p>', '<meta name=a>', 'a.html')).toThrow('a.html has no <title>');
});
