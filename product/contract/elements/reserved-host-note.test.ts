import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {isReservedHost, remarkReservedHostNote} from './reserved-host-note';

/** Applies the plugin to a page with the element, and returns the types of the nodes that replace it. */
async function apply(apiUrl: string): Promise<string[]> {
  const root = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'ReservedHostNote', attributes: [], children: []}],
  } as unknown as Root;
  const transform = remarkReservedHostNote.call({} as never, {getApiUrl: () => apiUrl, mockPath: '/docs/mock'});
  await (transform as (root: Root, file: VFile) => Promise<void>)(root, new VFile({path: 'page.mdx'}));
  return root.children.map(({type}) => type);
}

test.each([
  ['https://api.acme.example/v1', true],
  ['http://localhost:4010/v1', true],
  ['https://api.test/v1', true],
  ['https://api.invalid', true],
  ['https://api.acme.com/v1', false],
  ['https://example.acme.com/v1', false],
  ['https://api.latest/v1', false],
])('the host of %s is reserved: %s', (url, expected) => {
  expect(isReservedHost(url)).toBe(expected);
});

test('the note is shown only if the host is reserved', async () => {
  expect(await apply('https://api.acme.example/v1')).toEqual(['containerDirective']);
  expect(await apply('https://api.acme.com/v1')).toEqual([]);
});
