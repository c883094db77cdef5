// cspell:ignore über Cber
import {expect, test} from 'vitest';
import {getMarkdownUrl} from './markdown-url';

test.each([
  ['/docs/intro', '/', '/docs/intro.md'],
  ['/docs/intro/', '/', '/docs/intro.md'],
  ['/', '/', '/index.md'],
  ['/base/', '/base/', '/base/index.md'],
  ['/base', '/base/', '/base/index.md'],
  ['/base/fr/docs/', '/base/fr/', '/base/fr/docs.md'],
  // Browsers report encoded paths. Docusaurus's routes are encoded, too, but its metadata isn't.
  ['/docs/über', '/', '/docs/%C3%BCber.md'],
  ['/docs/%C3%BCber', '/', '/docs/%C3%BCber.md'],
  ['/%C3%BCber/', '/über/', '/%C3%BCber/index.md'],
  ['/über', '/über/', '/%C3%BCber/index.md'],
])('getMarkdownUrl maps %s on a site at %s to %s', (page, baseUrl, url) => {
  expect(getMarkdownUrl(page, baseUrl)).toBe(url);
});
