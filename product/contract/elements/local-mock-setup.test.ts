import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkLocalMockSetup} from './local-mock-setup';

async function applyPlugin(repositoryUrl: string | undefined): Promise<string> {
  const root = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'LocalMockSetup', attributes: [], children: []}],
  } as unknown as Root;
  const transform = remarkLocalMockSetup.call({} as never, {repositoryUrl});
  await (transform as (root: Root, file: VFile) => Promise<void>)(root, new VFile({path: 'page.mdx'}));
  return root.children.map((node) => (node.type === 'code' ? node.value : '')).join('');
}

test('the steps clone the repository if there is one', async () => {
  expect(await applyPlugin('https://git.example/docs')).toBe(
    'git clone https://git.example/docs documentation\ncd documentation\nnpm ci\nnpm run mock',
  );
  expect(await applyPlugin(undefined)).toBe('npm ci\nnpm run mock');
});
