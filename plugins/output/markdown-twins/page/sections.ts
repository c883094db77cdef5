import {toString} from 'mdast-util-to-string';
import {idsOf, type Block} from './nodes';
import type {Write} from './to-text';

/** A heading of the second or third level with what follows it; the first section of a page has no heading. */
export interface Section {
  /** 2 or 3; 1 for what stands above all headings. */
  readonly depth: number;
  readonly title: string;
  /** The anchor of its heading. */
  readonly id: string | undefined;
  /** Every anchor in it. */
  readonly ids: readonly string[];
  readonly blocks: readonly Block[];
  readonly markdown: string;
  /** Whether it is all about one operation. */
  readonly isOperation: boolean;
}

/** The title of a page and its sections, in reading order. */
export interface CutPage {
  readonly title: string;
  readonly sections: readonly Section[];
}

const depthOf = (block: Block | undefined) => (block?.type === 'heading' ? block.depth : undefined);

/** Cuts a page before its headings. */
export function cutPage(blocks: readonly Block[], write: Write): CutPage {
  const title = blocks.find((block) => depthOf(block) === 1);
  const groups: Block[][] = [[]];
  for (const block of blocks.filter((candidate) => candidate !== title)) {
    if (depthOf(block) === 2 || depthOf(block) === 3) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return {title: title === undefined ? '' : toString(title), sections: groups.map((group) => sectionOf(group, write))};
}

function sectionOf(blocks: readonly Block[], write: Write): Section {
  const [first] = blocks;
  const depth = depthOf(first) ?? 1;
  const ids = blocks.flatMap(idsOf);
  return {
    depth,
    title: first?.type === 'heading' ? toString(first) : '',
    id: first?.type === 'heading' ? first.data?.ids?.at(-1) : undefined,
    ids,
    blocks,
    markdown: write(blocks),
    isOperation: depth === 3 && blocks.some(({data}) => data?.isOperation === true),
  };
}
