import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {guessHeight, heightAttributes} from './height';

/** Options of {@link rehypeFarContent}. */
export interface FarContentOptions {
  /** The component whose elements are sections of a page when their `as` is `section`. */
  readonly component: string;
}

/**
 * From this height on, in rem, a table is left out on a phone: to lay out a shorter one takes no time. In a wide window rows are as high
 * as the highest of their cells, which a sum over all cells misses by far, and time is not short there.
 */
const worthwhile = 60;

/**
 * A rehype plugin that gives the sections of a page, and on a phone its long tables outside of them, the room that the browser
 * keeps for them while they are far. `src/components/Table` puts that of a table on its box.
 */
export function rehypeFarContent({component}: FarContentOptions): (root: Root) => void {
  return (root) => {
    visit(root, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === component && isSection(node)) {
        const attributes = Object.entries(heightAttributes(guessHeight(node.children)));
        node.attributes.push(...attributes.map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value})));
        return SKIP;
      }
      if (node.type === 'element' && node.tagName === 'table') {
        const height = guessHeight([node]);
        const {'data-height-narrow': room} = heightAttributes(height);
        if (height.narrow >= worthwhile) node.properties['data-height-narrow'] = room;
        return SKIP;
      }
      return CONTINUE;
    });
  };
}

const isSection = ({attributes}: MdxJsxFlowElementHast) =>
  attributes.some(
    ({type, ...one}) => type === 'mdxJsxAttribute' && 'name' in one && one.name === 'as' && one.value === 'section',
  );
