import {expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {renderHtml, renderNodes} from '../../fixtures/test-pages';
import type {SiteContent} from '../html/page-context';

const example = (value: unknown) => ({'application/json': {example: value}});
const callback = {'{$url}': {post: {responses: {204: {description: 'Landed'}, 418: {description: 'Teapot'}}}}};
const document = createDocument('ships', {
  dock: {
    description: 'Fails with `too_long`.',
    responses: {
      200: {description: 'Docked', content: example({berth: 1})},
      409: {description: 'Occupied', content: example({code: 'occupied'})},
      '4XX': {description: 'Other problems'},
    },
    callbacks: {landed: callback},
  },
});

const siteContent: SiteContent = {
  codeUrls: new Map([['too_long', '/errors#too-long']]),
  describeOperation: ({id, path, responses}, idPrefix) => ({
    rows: [
      ['Fee', `<b>${id}</b> & Co.`],
      ['Nothing', undefined],
    ],
    usage: {id: 'usage', title: 'Usage', content: `Use of ${path}`},
    behavior: {id: 'behavior', title: 'Behavior', content: undefined},
    errors: {id: 'errors', title: 'Errors', content: `Table ${idPrefix}`, statuses: ['409', '418', '500']},
    examples: {
      200: [...(responses[0]?.content[0]?.examples ?? []), {name: 'later', isGenerated: false, value: {pier: 2}}],
    },
  }),
};

function render(source: string): string {
  const pages = [[document], {'docs/dock.mdx': source}, {siteContent}] as const;
  const headings = renderNodes(...pages)
    .flat()
    .filter(({type}) => type === 'heading');
  return JSON.stringify(headings) + renderHtml(...pages);
}

const count = (text: string, part: string) => text.split(part).length - 1;

test('the content of a site is on the page of an operation, in its parts', () => {
  const page = render('<Operation id="dock" />');
  expect(page).toContain('&#x3C;b>dock&#x3C;/b> &#x26; Co.');
  expect(page).toContain('Use of /0');
  expect(page).toContain('href="/errors#too-long"');
  expect(page).toContain('Other problems');
  expect(page).not.toMatch(/Occupied|Nothing/);
  // An empty section has no heading.
  expect(page).not.toContain('Behavior');
  // One example is there already.
  expect([count(page, 'berth'), count(page, 'pier')]).toEqual([1, 1]);
  const part = render('<Operation id="dock" part="errors" />');
  expect([part.includes('Table '), part.includes('Use of')]).toEqual([true, false]);
});

test('the content of a site is in the sections of the page of a document, and in callbacks', () => {
  const page = render('<ApiDocument id="ships" />');
  expect(page).toContain('&#x3C;b>dock&#x3C;/b> &#x26; Co.');
  expect(page).toContain('Table dock.');
  expect(page).toContain('Table dock.callback-post-url.');
  expect(page).not.toMatch(/Occupied|Teapot/);
});
