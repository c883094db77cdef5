import type {RootContent} from 'mdast';
import {getText, isHeading, renderMarkdown} from '../convert/markdown';

/** An `<h2>` or `<h3>` with the blocks below it. The first section of a page has no heading. */
export interface PageSection {
  readonly blocks: readonly RootContent[];
  readonly markdown: string;
  /** Level of the heading, or 1 for the section above all headings. */
  readonly depth: number;
  readonly title: string;
  /** ID of the heading. */
  readonly id: string | undefined;
  /** Whether the section describes one API operation. */
  readonly isOperation: boolean;
}

/** Splits a page into its title and its sections, in reading order. */
export function splitIntoSections(blocks: readonly RootContent[]): {title: string; sections: PageSection[]} {
  const title = blocks.find((block) => isHeading(block) && block.depth === 1);
  const groups: RootContent[][] = [[]];
  for (const block of blocks.filter((candidate) => candidate !== title)) {
    if (isHeading(block) && (block.depth === 2 || block.depth === 3)) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return {title: title === undefined ? '' : getText(title), sections: groups.map(createSection)};
}

function createSection(blocks: readonly RootContent[]): PageSection {
  const [first] = blocks;
  const heading = first !== undefined && isHeading(first) ? first : undefined;
  const depth = heading?.depth ?? 1;
  return {
    blocks,
    markdown: renderMarkdown(blocks),
    depth,
    title: heading === undefined ? '' : getText(heading),
    id: heading?.data?.ids?.at(-1),
    isOperation: depth === 3 && blocks.some(({data}) => data?.startsOperation === true),
  };
}

/** Returns the length of sections in one file, with a blank line after each. */
export const computeTotalLength = (sections: readonly PageSection[]): number =>
  sections.reduce((sum, {markdown}) => sum + markdown.length + separatorLength, 0);

/** The length of the blank line between two blocks. */
export const separatorLength = 2;
