import {expect, test} from 'vitest';
import {renderOpenSearchDescription} from './open-search-description';

test('links to the search page, including the base URL, and has a short name and an escaped title', () => {
  const xml = renderOpenSearchDescription({
    name: 'A brand with a long name',
    title: 'Docs <of> "A" & B',
    origin: 'https://developer.example.com',
    baseUrl: '/docs-site/',
    searchPage: '/docs-site/search',
    favicon: 'img/favicon.ico',
  });

  expect(xml).toContain('template="https://developer.example.com/docs-site/search?q={searchTerms}"');
  expect(xml).toContain('template="https://developer.example.com/docs-site/opensearch.xml"');
  expect(xml).toContain('>https://developer.example.com/docs-site/img/favicon.ico</Image>');
  expect(xml).toContain('<ShortName>A brand with a l</ShortName>');
  expect(xml).toContain('<Description>Search Docs &lt;of&gt; &quot;A&quot; &amp; B</Description>');
});
