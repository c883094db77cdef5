import type {Element} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';

const options: Options = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  // Aligned columns would cost agents tokens.
  extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
};

/** Converts plain HTML to Markdown. */
export function renderMarkdown(blocks: readonly Element[]): string {
  const tree = toMdast({type: 'root', children: [...blocks]}, {document: true});
  // Only blocks within a list item are separated by blank lines.
  visit(tree, 'list', (list) => {
    list.spread = false;
    for (const item of list.children) {
      item.spread = item.children.some(({type}, index) => index > 0 && type !== 'list');
    }
  });
  return toMarkdown(tree, options).trim();
}
