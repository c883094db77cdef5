import type {Link, List} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {MarkdownUrls} from '../page/markdown-urls';
import {getFileMessages} from '../translations';
import {renderLlmsTxt, type LlmsTxtContent} from './llms-txt';

const render = (content: Partial<LlmsTxtContent>) =>
  renderLlmsTxt(
    {title: 'Docs', summary: 'All about it.', instructions: [], sections: [], files: {}, ...content},
    new MarkdownUrls('https://example.com', '/base/', []),
    getFileMessages('en'),
  );

test('contains a title, a summary, instructions, and sections of pages and files', () => {
  expect(
    render({
      instructions: ['Read `a`.', 'Do *not* [guess](/docs/a.md).'],
      sections: [{label: 'Start', entries: [{title: 'A', description: 'About a.', route: '/base/docs/a'}]}],
      files: {
        Files: [
          {title: 'a.yaml', path: 'a.yaml', description: 'The document'},
          {title: 'Other', path: 'https://other.example/'},
        ],
      },
    }),
  ).toBe(
    '# Docs\n\n> All about it.\n\nInstructions for AI agents:\n\n- Read `a`.\n- Do *not* [guess](https://example.com/base/docs/a.md).\n\n## Start\n\n- [A](https://example.com/base/docs/a.md): About a.\n\n## Files\n\n- [a.yaml](https://example.com/base/a.yaml): The document\n- [Other](https://other.example/)\n',
  );
});

test.each(['a ] b [c](https://evil.example)', 'two\nlines\n\n## Heading'])(
  'the title and description %j stay plain text',
  (text) => {
    const markdown = render({sections: [{label: text, entries: [{title: text, description: text, route: '/base/x'}]}]});
    const [title, summary, heading, list, ...rest] = fromMarkdown(markdown).children;
    const plainText = text.replace(/\s+/g, ' ');
    expect([title, summary, heading, list].map((node) => node?.type).join()).toBe('heading,blockquote,heading,list');
    expect(rest).toEqual([]);
    expect(heading && toString(heading)).toBe(plainText);
    const paragraph = (list as List).children[0]?.children[0];
    const children = paragraph?.type === 'paragraph' ? paragraph.children : [];
    expect(children.map(({type}) => type)).toEqual(['link', 'text']);
    expect((children[0] as Link).url).toBe('https://example.com/base/x.md');
    expect(children.map((child) => toString(child))).toEqual([plainText, `: ${plainText}`]);
  },
);
