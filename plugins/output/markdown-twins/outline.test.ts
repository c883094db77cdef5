import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {outlineOf} from './outline';
import {llmsText} from './llms';

const doc = (id: string) => ({id, title: `Title of ${id}`, description: `About ${id}.`, permalink: `/docs/${id}`});

const content = {
  loadedVersions: [
    {
      docs: ['out', 'b', 'a', 'c', 'hidden'].map((id) => ({...doc(id), unlisted: id === 'hidden'})),
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

test('lists the docs along the sidebar, then those outside it, in their sections', () => {
  const outline = outlineOf(content, {out: {section: 'One'}});
  expect(outline.map(({label, pages}) => [label, pages.map(({title}) => title)])).toEqual([
    ['Start', ['Title of a']],
    ['One', ['Title of b', 'Title of out']],
    ['Two', ['Title of c']],
  ]);
});

test('llms.txt has title, summary, instructions, and a section for each part of the documentation and of the files', () => {
  const text = llmsText({
    title: 'Docs',
    summary: 'All about it.',
    instructions: ['Read.', 'Do not guess.'],
    files: {Files: [{title: 'a.yaml', path: 'a.yaml', description: 'The document'}]},
    outline: [{label: 'Start', pages: [{title: 'A', description: 'About a.', route: '/docs/a'}]}],
    absolute: (path) => `https://example.com/${path.replace(/^\//, '')}`,
    twin: (route) => `${route}.md`,
  });
  expect(text).toBe(
    '# Docs\n\n> All about it.\n\nFor agents:\n\n- Read.\n- Do not guess.\n\n## Start\n\n- [A](https://example.com/docs/a.md): About a.\n\n## Files\n\n- [a.yaml](https://example.com/a.yaml): The document\n',
  );
});
