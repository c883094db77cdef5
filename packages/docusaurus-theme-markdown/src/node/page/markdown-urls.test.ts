// cspell:ignore über Cber
import {expect, test} from 'vitest';
import {MarkdownUrls} from './markdown-urls';

test('a page with non-ASCII letters in its URL has a file with these letters', () => {
  const urls = new MarkdownUrls('https://example.com', '/', ['/%C3%BCber']);
  expect(urls.getFilePath(urls.getMarkdownUrl('/%C3%BCber'))).toBe('über.md');
  expect(urls.resolveLink('/über', '/')).toBe('https://example.com/%C3%BCber.md');
});

test.each([
  ['/docs/100%', 'docs/100%.md'],
  ['/docs/C%23', 'docs/C#.md'],
  ['/docs/a%26b', 'docs/a&b.md'],
])('a page at %s has the file %s, which servers find', (route, file) => {
  const urls = new MarkdownUrls('https://example.com', '/', [route]);
  expect(urls.getFilePath(urls.getMarkdownUrl(route))).toBe(file);
});

test.each(['/größe/', '/a b/文档/'])('a site at %s has files in the build folder', (baseUrl) => {
  const urls = new MarkdownUrls('https://example.com', baseUrl, []);
  const files = ['', 'docs/über', 'docs/%C3%BCber/'].map((page) =>
    urls.getFilePath(urls.getMarkdownUrl(baseUrl + page)),
  );
  expect(files).toEqual(['index.md', 'docs/über.md', 'docs/über.md']);
});

test.each([
  'http://',
  'https://[',
  'http://localhost:99999/x',
  '\\\\[',
  ' https://other.example/a',
  'mailto:a@b.example',
])("the link %j, which doesn't lead to a page of the site, is kept", (href) => {
  const urls = new MarkdownUrls('https://example.com', '/', ['/docs/a']);
  expect(urls.resolveLink(href, '/docs/a')).toBe(href);
  expect(urls.resolveLink('./a', '/docs/b')).toBe('https://example.com/docs/a.md');
});
