import {expect, test} from 'vitest';
import {createDocument, createReference} from '../../fixtures/test-document';

const render = (source: string, extensions: Readonly<Record<string, unknown>>) => {
  const document = createDocument('shop', {listShips: {summary: 'List "ships"', tags: ['Ships'], ...extensions}});
  const reference = createReference([document], {'docs/ships.mdx': source});
  const [page] = reference.pages;
  return page === undefined ? '' : JSON.stringify([...reference.renderPage(page).values()]);
};

const value = '</script>{alert(1)}';

test.each(['<Operation id="listShips" />', '<Operation id="listShips" part="summary" />', '<ApiDocument id="shop" />'])(
  'badges on %s get the operation with the extensions that pages do not show',
  (source) => {
    const text = render(source, {'x-stability': {level: value}, 'x-retry': 'Retry.', 'x-codeSamples': []});
    const [component] = text.match(/\{"type":"mdxJsxFlowElement","name":"OpenApiBadges".*?"children":\[\]\}/) ?? [];
    expect(component).toContain(JSON.stringify(JSON.stringify({'x-stability': {level: value}})).slice(1, -1));
    expect(component).toContain(String.raw`\"summary\":\"List \\\"ships\\\"\"`);
    expect(component).not.toMatch(/Retry|codeSamples/);
  },
);

test('pages of operations without other extensions lack the component', () => {
  expect(render('<Operation id="listShips" />', {'x-retry': 'Retry.'})).not.toContain('OpenApiBadges');
});
