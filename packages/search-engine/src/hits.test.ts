// cspell:disable -- misspelled on purpose, run together, or not English
import {describe, expect, it} from 'vitest';
import {createEngine} from './engine';
import {testRecords} from './test-records';
import type {SearchParameters} from './types';

const engine = createEngine(testRecords);
const find = (query: string, parameters: Omit<SearchParameters, 'query'> = {}) => engine.search({query, ...parameters});
const webhooks = '/docs/guides/webhooks';
const widget = '/docs/ui-sdk/installation-config';

describe('hits', () => {
  const attributesToSnippet = ['hierarchy.lvl1:10', 'hierarchy.lvl2:3', 'content:5'];

  it('are whole records with everything that the modal reads', () => {
    const [hit] = find('verify', {attributesToSnippet}).hits;
    expect(hit).toMatchObject(testRecords.find(({url, type}) => url === `${webhooks}#verify` && type === 'lvl2')!);
    expect(hit?._highlightResult.hierarchy).toEqual({
      lvl0: {value: 'Guides', matchLevel: 'none', matchedWords: []},
      lvl1: {value: 'Receive webhooks', matchLevel: 'none', matchedWords: []},
      lvl2: {
        value: '<mark>Verify</mark> the signature',
        matchLevel: 'full',
        matchedWords: ['verify'],
        fullyHighlighted: false,
      },
    });
    expect(hit?._snippetResult).toEqual({
      hierarchy: {
        lvl1: {value: 'Receive webhooks', matchLevel: 'none'},
        lvl2: {value: '<mark>Verify</mark> the signature', matchLevel: 'full'},
      },
    });
  });

  it('are the text when it has more of the query than the heading', () => {
    const [hit] = find('signature constant time', {attributesToSnippet}).hits;
    expect(hit?.type).toBe('content');
    expect(hit?._snippetResult.content?.value).toBe(
      '…body. Compare it in <mark>constant</mark> <mark>time</mark>.'.replace('body. ', ''),
    );
  });

  it('escape the text and only the text', () => {
    const {hits} = find('script tokens', {
      highlightPreTag: '<b class="x">',
      highlightPostTag: '</b>',
      attributesToSnippet: ['*:30'],
    });
    const hit = hits.find(({url}) => url === `${widget}#csp`);
    expect(hit?._highlightResult.content?.value).toBe(
      'Allow &lt;<b class="x">script</b>&gt; and &lt;iframe&gt; elements from the widget host: the <b class="x">tokens</b> &quot;self&quot; &amp; nonce are not enough.',
    );
    expect(hit?._snippetResult.content?.value).toBe(hit?._highlightResult.content?.value);
    expect(find('retries').hits[0]?._highlightResult.hierarchy.lvl2?.value).toBe(
      '<mark>Retries</mark> &amp; time limits',
    );
  });

  it.each([
    ['sig', 'Verify the <mark>sig</mark>nature'],
    ['signatrue', 'Verify the <mark>signature</mark>'],
    ['verifying', '<mark>Verify</mark> the signature'],
    ['signatrue veri', '<mark>Veri</mark>fy the <mark>signature</mark>'],
    ['verify the signature', '<mark>Verify</mark> <mark>the</mark> <mark>signature</mark>'],
  ])('show why %s was found', (query, value) => {
    const hit = find(query).hits.find(({url}) => url === `${webhooks}#verify`);
    expect(hit?._highlightResult.hierarchy.lvl2?.value).toBe(value);
  });

  it.each([
    ['on-design-ready', '<mark>onDesignReady</mark>'],
    ['ondesignr', '<mark>onDesignR</mark>eady'],
    ['design ready', 'on<mark>Design</mark><mark>Ready</mark>'.replace('</mark><mark>', '')],
  ])('mark identifiers by %s', (query, value) => {
    const hit = find(query).hits.find(({url}) => url === `${widget}#option-on-design-ready`);
    expect(hit?._highlightResult.hierarchy.lvl3?.value).toBe(value);
  });

  it('have snippets around what was found, of as many words as asked for', () => {
    const snippet = (query: string, length: number) => {
      const hit = find(query, {attributesToSnippet: [`content:${length}`], snippetEllipsisText: '[…]'}).hits.find(
        ({url, type}) => url === `${webhooks}#verify` && type === 'content',
      );
      return hit?._snippetResult.content?.value;
    };
    expect(snippet('carries header', 5)).toBe('The <mark>header</mark> webhook-signature <mark>carries</mark> a[…]');
    expect(snippet('constant', 3)).toBe('[…]in <mark>constant</mark> time.');
    expect(snippet('constant', 100)).toMatch(/^The header .* <mark>constant<\/mark> time\.$/);
  });
});
