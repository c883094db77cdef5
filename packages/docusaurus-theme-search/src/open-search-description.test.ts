import {describe, expect, test} from 'vitest';
import {renderOpenSearchDescription} from './open-search-description';

describe('the OpenSearch description', () => {
  const xml = renderOpenSearchDescription({
    name: 'A brand with a long name',
    title: 'Docs <of> "A" & B',
    origin: 'https://developer.example.com',
    baseUrl: '/docs-site/',
    searchPage: '/docs-site/search',
    favicon: 'img/favicon.ico',
  });

  test('links to the search page, including the base URL', () => {
    expect(xml).toContain('template="https://developer.example.com/docs-site/search?q={searchTerms}"');
    expect(xml).toContain('template="https://developer.example.com/docs-site/opensearch.xml"');
    expect(xml).toContain('>https://developer.example.com/docs-site/img/favicon.ico</Image>');
  });

  test('has a short name within the limit and escapes the title', () => {
    expect(xml).toContain('<ShortName>A brand with a l</ShortName>');
    expect(xml).toContain('<Description>Search Docs &lt;of&gt; &quot;A&quot; &amp; B</Description>');
  });
});
