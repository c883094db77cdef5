import {createHash} from 'node:crypto';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import type {Block} from './nodes';

const options: Options = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  // Columns are not aligned: who reads it pays for each character.
  extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
};

/** Writes blocks in Markdown. */
export function toText(blocks: readonly Block[]): string {
  return toMarkdown({type: 'root', children: [...blocks]}, options).trim();
}

/** Writes blocks. */
export type Write = (blocks: readonly Block[]) => string;

/** Writes the same blocks once. Blocks are known by their hash: what they are made of is much larger, and is not kept. */
export function remember(write: Write): Write {
  const written = new Map<string, string>();
  return (blocks) => {
    const key = createHash('sha256').update(JSON.stringify(blocks)).digest('base64');
    const known = written.get(key);
    if (known !== undefined) {
      return known;
    }
    const markdown = write(blocks);
    written.set(key, markdown);
    return markdown;
  };
}
