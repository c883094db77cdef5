import {describe, expect, it} from 'vitest';
import {docPath} from './doc-path';
import {docSlug} from './doc-slug';

describe('docPath', () => {
  it.each([
    ['docs/intro.mdx', 'intro.mdx'],
    ['docs\\api\\overview.mdx', 'api/overview.mdx'],
    ['versioned_docs/version-1.0/api/overview.md', 'api/overview.md'],
    ['i18n/de/docusaurus-plugin-content-docs/current/intro.mdx', 'intro.mdx'],
    ['i18n/de/docusaurus-plugin-content-docs/version-1.0/api/overview.mdx', 'api/overview.mdx'],
  ])('finds the doc in %s', (file, doc) => {
    expect(docPath(file)).toBe(doc);
  });

  it.each([
    'docs/_shared.mdx',
    'docs/api/_partials/errors.mdx',
    'docs/notes.txt',
    'src/pages/docs/about.mdx',
    'i18n/de/docusaurus-plugin-content-pages/about.mdx',
    '../docs/intro.mdx',
  ])('finds none in %s', (file) => {
    expect(docPath(file)).toBeUndefined();
  });
});

describe('docSlug', () => {
  it('puts the brand into the address of both parts of the documentation', () => {
    expect(docSlug('docs/api/core-api/core-overview.mdx', 'acme')).toBe('/acme-api/core-api/core-overview');
    expect(docSlug('docs/ui-sdk/overview.mdx', 'acme')).toBe('/acme-ui-sdk/overview');
    expect(docSlug('versioned_docs/version-1.0/api/overview.mdx', 'acme')).toBe('/acme-api/overview');
  });

  it('leaves every other address as it is', () => {
    expect(docSlug('docs/intro.mdx', 'acme')).toBeUndefined();
    expect(docSlug('docs/api/_shared.mdx', 'acme')).toBeUndefined();
    expect(docSlug('docs/guides/api/overview.mdx', 'acme')).toBeUndefined();
  });
});
