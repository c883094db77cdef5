import {toString} from 'mdast-util-to-string';
import type {Block} from './mdast-nodes';

/** The headings of a piece of Markdown, and the position of each HTML ID relative to them. */
export interface Outline {
  /** Texts of the headings, in order. */
  readonly headings: readonly string[];
  /** HTML IDs with the index of the heading that they are below, or -1 if they are above all headings. */
  readonly ids: readonly (readonly [id: string, heading: number])[];
}

/** Markdown with its outline. */
export interface Passage {
  readonly markdown: string;
  readonly outline: Outline;
}

/** Reads the outline of blocks. The ID of a heading belongs to the heading itself. */
export function readOutline(blocks: readonly Block[]): Outline {
  const headings: string[] = [];
  const ids: [string, number][] = [];
  const visit = (node: Block) => {
    if (node.type === 'heading') {
      headings.push(toString(node));
    }
    node.data?.ids?.forEach((id) => ids.push([id, headings.length - 1]));
    if ('children' in node) {
      node.children.forEach((child) => {
        visit(child as Block);
      });
    }
  };
  blocks.forEach(visit);
  return {headings, ids};
}

/** Combines the outlines of consecutive passages. */
export function joinOutlines(outlines: readonly Outline[]): Outline {
  const headings: string[] = [];
  const ids: (readonly [string, number])[] = [];
  for (const outline of outlines) {
    const offset = headings.length;
    ids.push(...outline.ids.map(([id, heading]) => [id, heading + offset] as const));
    headings.push(...outline.headings);
  }
  return {headings, ids};
}
