import {expect, test} from 'vitest';
import {getDefaultSlug, getDocPath, getDocSlug} from './page-urls';

test.each([
  ['docs/intro.mdx', 'intro.mdx'],
  ['docs\\api\\overview.mdx', 'api/overview.mdx'],
  ['versioned_docs/version-1.0/api/overview.md', 'api/overview.md'],
  ['i18n/de/docusaurus-plugin-content-docs/current/intro.mdx', 'intro.mdx'],
  ['i18n/de/docusaurus-plugin-content-docs/version-1.0/api/overview.mdx', 'api/overview.mdx'],
])('%s is a doc', (file, docPath) => {
  expect(getDocPath(file)).toBe(docPath);
});

test.each([
  'docs/_shared.mdx',
  'docs/api/_partials/errors.mdx',
  'docs/notes.txt',
  'src/pages/docs/about.mdx',
  'i18n/de/docusaurus-plugin-content-pages/about.mdx',
  '../docs/intro.mdx',
])("%s isn't a doc", (file) => {
  expect(getDocPath(file)).toBeUndefined();
});

test.each([
  ['intro.mdx', '/intro'],
  ['guides/01-start/02 - first steps.mdx', '/guides/start/first steps'],
  ['guides/2024-01-news.mdx', '/guides/2024-01-news'],
  ['guides/index.mdx', '/guides'],
  ['guides/README.md', '/guides'],
  ['guides/guides.mdx', '/guides'],
])('the slug that Docusaurus derives from %s is %s', (docPath, slug) => {
  expect(getDefaultSlug(docPath)).toBe(slug);
});

test.each([
  ['docs/api/core-api/core-overview.mdx', '/acme-api/core-api/core-overview'],
  ['docs/api/index.mdx', '/acme-api'],
  ['docs/api/01-start.mdx', '/acme-api/start'],
  ['docs/ui-sdk/overview.mdx', '/acme-ui-sdk/overview'],
  ['versioned_docs/version-1.0/api/overview.mdx', '/acme-api/overview'],
])('the URL of %s contains the brand', (file, slug) => {
  expect(getDocSlug(file, 'acme', ['api', 'ui-sdk'])).toBe(slug);
});

test.each(['docs/intro.mdx', 'docs/api/_shared.mdx', 'docs/guides/api/overview.mdx'])(
  '%s has no slug with the brand',
  (file) => {
    expect(getDocSlug(file, 'acme', ['api', 'ui-sdk'])).toBeUndefined();
  },
);
