import {expect, test} from 'vitest';
import {getBrandedPath, getPagePath} from './page-urls';

test.each([
  ['docs/api/core-api/core-overview.mdx', '/acme-api/core-api/core-overview'],
  ['docs\\ui-sdk\\overview.mdx', '/acme-ui-sdk/overview'],
  ['docs/intro.mdx', '/intro'],
  ['docs/guides/api/overview.mdx', '/guides/api/overview'],
])('the path of %s is %s', (page, path) => {
  expect(getPagePath(page, 'acme')).toBe(path);
});

test.each(['docs/intro.mdx', 'src/pages/docs/api/about.mdx', 'docs/api/notes.txt'])(
  "%s isn't a page whose URL starts with the brand",
  (file) => {
    expect(getBrandedPath(file)).toBeUndefined();
  },
);
