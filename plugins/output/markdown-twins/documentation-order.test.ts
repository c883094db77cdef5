import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {orderDocs} from './documentation-order';
import {renderLlmsTxt} from './llms-txt';
import {TwinUrls} from './twin-urls';

const createDoc = (id: string) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/docs/${id}`,
});

const content = {
  loadedVersions: [
    {isLast: false, docs: [createDoc('next')], sidebars: {main: [{type: 'doc', id: 'next'}]}},
    {
      isLast: true,
      docs: ['out', 'b', 'a', 'c', 'hidden'].map((id) => ({...createDoc(id), unlisted: id === 'hidden'})),
      sidebars: {
        main: [
          {type: 'doc', id: 'a'},
          {
            type: 'category',
            label: 'One',
            items: [
              {type: 'doc', id: 'b'},
              {type: 'doc', id: 'hidden'},
            ],
          },
          {type: 'category', label: 'Two', items: [{type: 'doc', id: 'c'}], link: {type: 'doc', id: 'b'}},
        ],
      },
    },
  ],
} as unknown as LoadedContent;

test("orders the latest version's docs along the sidebar, followed by those outside it, in their sections", () => {
  const sections = orderDocs(content, {out: {section: 'One'}});
  expect(sections.map(({label, docs}) => [label, docs.map(({title}) => title)])).toEqual([
    ['Get started', ['Title of a']],
    ['One', ['Title of b', 'Title of out']],
    ['Two', ['Title of c']],
  ]);
});

test('llms.txt contains a title, a summary, instructions, and sections of docs and files', () => {
  const options = {
    title: 'Docs',
    summary: 'All about it.',
    instructions: ['Read.', 'Do not guess.'],
    files: {Files: [{title: 'a.yaml', path: 'a.yaml', description: 'The document'}]},
  };
  const sections = [{label: 'Start', docs: [{title: 'A', description: 'About a.', permalink: '/docs/a'}]}];
  const text = renderLlmsTxt(options, sections, new TwinUrls('https://example.com', '/', []));
  expect(text).toBe(
    '# Docs\n\n> All about it.\n\nInstructions for AI agents:\n\n- Read.\n- Do not guess.\n\n## Start\n\n- [A](https://example.com/docs/a.md): About a.\n\n## Files\n\n- [a.yaml](https://example.com/a.yaml): The document\n',
  );
});
