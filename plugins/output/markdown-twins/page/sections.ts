import {toString} from 'mdast-util-to-string';
import type {Block} from './mdast-nodes';
import {readOutline, type Passage} from './outline';
import type {Serializer} from './serialize';

/** An `<h2>` or `<h3>` with the blocks below it. The first section of a page has no heading. */
export interface Section extends Passage {
  /** Level of the heading: 2 or 3, or 1 for the section above all headings. */
  readonly depth: number;
  readonly title: string;
  /** ID of its heading. */
  readonly id: string | undefined;
  readonly blocks: readonly Block[];
  /** Whether the section describes one API operation. */
  readonly isOperation: boolean;
}

export interface SectionedPage {
  readonly title: string;
  readonly sections: readonly Section[];
}

const headingDepth = (block: Block | undefined) => (block?.type === 'heading' ? block.depth : undefined);

/** Cuts a page into sections, in reading order. */
export function cutIntoSections(blocks: readonly Block[], serialize: Serializer): SectionedPage {
  const title = blocks.find((block) => headingDepth(block) === 1);
  const groups: Block[][] = [[]];
  for (const block of blocks.filter((candidate) => candidate !== title)) {
    if (headingDepth(block) === 2 || headingDepth(block) === 3) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return {
    title: title === undefined ? '' : toString(title),
    sections: groups.map((group) => createSection(group, serialize)),
  };
}

function createSection(blocks: readonly Block[], serialize: Serializer): Section {
  const [first] = blocks;
  const depth = headingDepth(first) ?? 1;
  return {
    depth,
    title: first?.type === 'heading' ? toString(first) : '',
    id: first?.type === 'heading' ? first.data?.ids?.at(-1) : undefined,
    blocks,
    markdown: serialize(blocks),
    outline: readOutline(blocks),
    isOperation: depth === 3 && blocks.some(({data}) => data?.isOperation === true),
  };
}
