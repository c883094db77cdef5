import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {normalizeWhitespace} from '../../../shared';
import {renderMarkdown} from './markdown';
import {isHeading, readIds, startsOperation} from './plain-html';

/** Content of a page as plain HTML and as Markdown. */
export interface Passage {
  readonly blocks: readonly Element[];
  readonly markdown: string;
}

/** An `<h2>` or `<h3>` with the blocks below it. The first section of a page has no heading. */
export interface Section extends Passage {
  /** Level of the heading: 2 or 3, or 1 for the section above all headings. */
  readonly depth: number;
  readonly title: string;
  /** ID of the heading. */
  readonly id: string | undefined;
  /** Whether the section describes one API operation. */
  readonly isOperation: boolean;
}

export const getText = (node: Nodes): string => normalizeWhitespace(toString(node));

/** Splits a page into sections, in reading order. */
export function splitIntoSections(blocks: readonly Element[]): {title: string; sections: Section[]} {
  const title = blocks.find(({tagName}) => tagName === 'h1');
  const groups: Element[][] = [[]];
  for (const block of blocks.filter((candidate) => candidate !== title)) {
    if (block.tagName === 'h2' || block.tagName === 'h3') groups.push([]);
    groups.at(-1)?.push(block);
  }
  return {title: title === undefined ? '' : getText(title), sections: groups.map(createSection)};
}

function createSection(blocks: readonly Element[]): Section {
  const [first] = blocks;
  const heading = first !== undefined && isHeading(first) ? first : undefined;
  const depth = heading === undefined ? 1 : Number(heading.tagName.charAt(1));
  return {
    depth,
    title: heading === undefined ? '' : getText(heading),
    id: heading === undefined ? undefined : readIds(heading).at(-1),
    blocks,
    markdown: renderMarkdown(blocks),
    isOperation: depth === 3 && blocks.some(startsOperation),
  };
}
