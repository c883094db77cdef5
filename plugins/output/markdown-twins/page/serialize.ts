import {createHash} from 'node:crypto';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import type {Block} from './mdast-nodes';

const options: Options = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  // Aligned columns would cost agents tokens.
  extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
};

export type Serializer = (blocks: readonly Block[]) => string;

/** Serializes blocks as Markdown. */
export const serializeBlocks: Serializer = (blocks) =>
  toMarkdown({type: 'root', children: [...blocks]}, options).trim();

/** Caches the Markdown of blocks by their hash, since the blocks themselves are much larger. */
export function memoizeSerializer(serialize: Serializer): Serializer {
  const cache = new Map<string, string>();
  return (blocks) => {
    const key = createHash('sha256').update(JSON.stringify(blocks)).digest('base64');
    const markdown = cache.get(key) ?? serialize(blocks);
    cache.set(key, markdown);
    return markdown;
  };
}
