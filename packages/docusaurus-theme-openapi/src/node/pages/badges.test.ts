import {expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {renderNodes} from '../../fixtures/test-pages';

function render(source: string, extensions: Readonly<Record<string, unknown>>) {
  const document = createDocument('shop', {listShips: {summary: 'List "ships"', tags: ['Ships'], ...extensions}});
  const siteContent = {extensions: ['x-owner']};
  return JSON.stringify(renderNodes([document], {'docs/ships.mdx': source}, {siteContent}));
}

const value = '</script>{alert(1)}';

test.each(['<Operation id="listShips" />', '<ApiDocument id="shop" />'])(
  "badges on %s get the operation with the extensions that pages don't show",
  (source) => {
    const text = render(source, {'x-stability': {level: value}, 'x-owner': 'Fleet', 'x-codeSamples': []});
    const [component] = text.match(/\{"type":"mdxJsxFlowElement","name":"OpenApiBadges".*?"children":\[\]\}/) ?? [];
    expect(component).toContain(JSON.stringify(JSON.stringify({'x-stability': {level: value}})).slice(1, -1));
    expect(component).toContain(String.raw`\"summary\":\"List \\\"ships\\\"\"`);
    expect(component).not.toMatch(/Fleet|codeSamples/);
  },
);

test('pages of operations without other extensions lack the component', () => {
  expect(render('<Operation id="listShips" />', {'x-owner': 'Fleet'})).not.toContain('OpenApiBadges');
});
