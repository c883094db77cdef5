import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {guessHeight, heightAttributes} from './height';

/** Options of {@link rehypeFarContent}. */
export interface FarContentOptions {
  /** The component whose elements are sections of a page when their `as` is `section`. */
  readonly component: string;
}

/** A rehype plugin that gives the sections of a page the room that the browser keeps for them while they are far. */
export function rehypeFarContent({component}: FarContentOptions): (root: Root) => void {
  return (root) => {
    visit(root, 'mdxJsxFlowElement', (node) => {
      if (node.name === component && isSection(node)) {
        const attributes = Object.entries(heightAttributes(guessHeight(node.children)));
        node.attributes.push(...attributes.map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value})));
      }
    });
  };
}

const isSection = ({attributes}: MdxJsxFlowElementHast) =>
  attributes.some(
    ({type, ...one}) => type === 'mdxJsxAttribute' && 'name' in one && one.name === 'as' && one.value === 'section',
  );
