import type {Html, RootContent} from 'mdast';
import type {Block, Parts} from './blocks';

/**
 * Blocks as headings and ready HTML, without components: for whoever reads pages and does not show them.
 *
 * @param parts - The parts that the blocks name.
 */
export function readyNodes(blocks: readonly Block[], parts: Parts): RootContent[] {
  const codeOf = (part: string) =>
    Object.keys(parts)
      .filter((name) => name.startsWith(`${part}.`))
      .map((name) => html(`<pre><code>${parts[name]?.html ?? ''}</code></pre>`));
  return blocks.flatMap((block): RootContent[] => {
    switch (block.kind) {
      case 'heading':
        return [headingNode(block)];
      case 'html':
        return [html(parts[block.part]?.html ?? '')];
      case 'sample':
      case 'examples':
        return codeOf(block.part);
      case 'split':
        return readyNodes([...block.code, ...block.text], parts);
      case 'section':
        return readyNodes(block.content, parts);
    }
  });
}

/** A heading with its id. */
export function headingNode({depth, id, text, entry}: Block & {kind: 'heading'}): RootContent {
  const hProperties = {id, ...(entry && {'data-record': entry})};
  return {type: 'heading', depth, children: [{type: 'text', value: text}], data: {hProperties}};
}

const html = (value: string): Html => ({type: 'html', value});
