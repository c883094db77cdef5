import {describe, expect, test} from 'vitest';
import {openSearchDescription, openSearchLink} from './open-search';

describe('the description of the search for browsers', () => {
  const xml = openSearchDescription({
    name: 'A brand with a long name',
    title: 'Docs <of> "A" & B',
    url: 'https://developer.example.com/docs-site/',
  });

  test('leads to the search page below the base URL', () => {
    expect(xml).toContain('template="https://developer.example.com/docs-site/search?q={searchTerms}"');
    expect(xml).toContain('template="https://developer.example.com/docs-site/opensearch.xml"');
  });

  test('has a name that browsers take, and is well-formed whatever the title', () => {
    expect(xml).toContain('<ShortName>A brand with a l</ShortName>');
    expect(xml).toContain('<Description>Search Docs &lt;of&gt; &quot;A&quot; &amp; B</Description>');
  });

  test('is found from every page', () => {
    expect(openSearchLink('Docs', '/docs-site/').attributes).toEqual({
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: 'Docs',
      href: '/docs-site/opensearch.xml',
    });
  });
});
