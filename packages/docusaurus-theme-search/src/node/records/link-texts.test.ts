import {parseHtml} from '@developer-docs/docusaurus-utils/node';
import {expect, test} from 'vitest';
import {extractRecords} from './extract-records';
import {addHiddenRecords} from './hidden-records';
import {extractLinkTexts, groupLinkTexts} from './link-texts';

const context = {url: '/docs/guide', section: 'Docs', language: 'en', tag: 'docs-default-current'};
const page = (html: string) => parseHtml(`<div class="theme-doc-markdown"><h1>Guide</h1>${html}</div>`);

test('a short row, list item, or paragraph describes its link target as a whole, whereas in longer text, only the link does', () => {
  const longText = 'word '.repeat(40);
  const html = page(
    `<table><tr><td>Find out who used it</td><td><a href="/docs/analysis">Analysis</a></td></tr></table>
     <ul><li><a href="#limits">Limits</a>: rate and size</li></ul>
     <p>To set it up with roles, read about <a href="../docs/analysis#groups">groups</a>.</p>
     <ul><li>${longText}<a href="/docs/analysis">the analysis</a></li></ul>
     <p>${longText}<a href="/docs/analysis#trends">the trends</a></p>
     <p><a href="https://example.com/">elsewhere</a> <a href="//example.com/">nearby</a> <a class="hash-link" href="#limits">#</a></p>
     <p><a href="/docs/caf%C3%A9#100%">A stray percent sign</a></p>`,
  );
  expect(extractLinkTexts(html, context.url)).toEqual([
    {url: '/docs/analysis', text: 'Find out who used it Analysis'},
    {url: '/docs/guide#limits', text: 'Limits: rate and size'},
    {url: '/docs/analysis#groups', text: 'To set it up with roles, read about groups.'},
    {url: '/docs/analysis', text: 'the analysis'},
    {url: '/docs/analysis#trends', text: 'the trends'},
    {url: '/docs/café#100%', text: 'A stray percent sign'},
  ]);
});

test.each([
  'http://',
  'https://[',
  'http://localhost:99999/x',
  '//',
  '\\\\[',
  ' http://%',
  'https://a b/',
  'mailto:',
  '',
])("a link to %j, which isn't a page of the site, is skipped", (href) => {
  const html = page(`<p><a href="${href}">Broken</a>, but <a href="/docs/analysis">this works</a></p>`);
  const urls = extractLinkTexts(html, context.url).map(({url}) => url);
  expect(urls).toEqual(href === '' ? [context.url, '/docs/analysis'] : ['/docs/analysis']);
});

test('each text becomes one record of the section that it links to', () => {
  const records = extractRecords(page('<h2 id="limits">Limits</h2><p>Ten calls.</p>'), context);
  const link = {url: '/docs/guide#limits', text: 'calls per second'};
  const added = addHiddenRecords(records, 'link', groupLinkTexts([link, link, {url: '/docs/gone', text: 'missing'}]));
  const links = added.filter(({kind}) => kind === 'link');
  expect(links).toMatchObject([{content: 'calls per second', url: '/docs/guide#limits'}]);
});
