import type {ListItem} from 'mdast';
import {idsOf, list, type Block} from './nodes';
import type {Section} from './sections';
import type {Write} from './to-text';

/** A piece of a long page, in a file of its own. */
export interface Part {
  /** Its name in the address. */
  readonly name: string;
  readonly title: string;
  /** Whether it begins a chapter of the page. */
  readonly isChapter: boolean;
  /** Titles of the sections that it has below the first. */
  readonly contains: readonly string[];
  readonly ids: readonly string[];
  /** Where it begins on the page. */
  readonly anchor: string;
  readonly markdown: string;
}

/** What the twin of a long page has in the place of a section: the section itself, when it is short, or a part. */
export type Entry = {readonly section: Section} | {readonly part: Part};

type Piece = Pick<Section, 'ids' | 'markdown'>;

/** A chapter of at most so many characters stays in the index. */
const shortChapter = 2000;

/**
 * Splits a page: each operation is a part, and so is every other chapter (a heading of the second level), unless it is short.
 * What is longer than a part may be is several: it is cut between sections, blocks and list items.
 *
 * @param limit - How many characters a part has at most.
 */
export function splitPage(sections: readonly Section[], limit: number, write: Write): Entry[] {
  const chapters: Section[][] = [];
  for (const section of sections) {
    if (section.depth === 3) chapters.at(-1)?.push(section);
    else chapters.push([section]);
  }
  return withOwnNames(chapters.flatMap((chapter) => splitChapter(chapter, limit, write)));
}

/** Headings without an anchor give all their parts one name, and an anchor can be what the second part of another is called. */
function withOwnNames(entries: readonly Entry[]): Entry[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    if (!('part' in entry)) return entry;
    const {part} = entry;
    let {name} = part;
    for (let number = 2; taken.has(name); number += 1) name = `${part.name}-${number}`;
    taken.add(name);
    return {part: {...part, name}};
  });
}

function splitChapter(chapter: readonly Section[], limit: number, write: Write): Entry[] {
  const groups: Section[][] = [[]];
  for (const section of chapter) {
    if (section.isOperation) groups.push([section], []);
    else groups.at(-1)?.push(section);
  }
  return groups.flatMap((group) => {
    const isShort = lengthOf(group) <= shortChapter && !group.some(({isOperation}) => isOperation);
    return isShort
      ? group.map((section): Entry => ({section}))
      : partsOf(group, limit, write).map((part): Entry => ({part}));
  });
}

const lengthOf = (pieces: readonly Pick<Piece, 'markdown'>[]) =>
  pieces.reduce((sum, {markdown}) => sum + markdown.length + 2, 0);

/** Sections in as few parts as the limit allows, named by the first heading. */
function partsOf(sections: readonly Section[], limit: number, write: Write): Part[] {
  const [first] = sections;
  const pieces = sections.flatMap((section) =>
    (section.markdown.length <= limit ? [section] : divide(section.blocks, limit, write)).map((piece) => ({
      piece,
      section,
    })),
  );
  return pack(pieces, ({piece}) => piece.markdown.length, limit).map((group, index) => {
    const others = new Set(group.map(({section}) => section).filter((section) => section !== first));
    return {
      name: (first?.id ?? 'start') + (index === 0 ? '' : `-${index + 1}`),
      isChapter: first?.depth === 2 && index === 0,
      title: (first?.title ?? '') + (index === 0 ? '' : ` (${index + 1})`),
      contains: [...others].map(({title}) => title),
      ids: group.flatMap(({piece}) => piece.ids),
      anchor: group[0]?.piece.ids[0] ?? first?.id ?? '',
      markdown: group.map(({piece}) => piece.markdown).join('\n\n'),
    };
  });
}

/** Puts things together, in their order, up to the limit. */
function pack<T>(things: readonly T[], length: (thing: T) => number, limit: number): T[][] {
  const groups: T[][] = [];
  let size = Infinity;
  for (const thing of things) {
    size += length(thing) + 2;
    if (size > limit) {
      groups.push([]);
      size = length(thing) + 2;
    }
    groups.at(-1)?.push(thing);
  }
  return groups;
}

/** Blocks, each a piece; a list that is too long is several, cut between its items. */
function divide(blocks: readonly Block[], limit: number, write: Write): Piece[] {
  return blocks.flatMap((block) => {
    const piece = pieceOf(block, write);
    if (piece.markdown.length <= limit || block.type !== 'list') {
      return [piece];
    }
    const sizeOf = (item: ListItem) => write([list([item])]).length;
    return pack(block.children, sizeOf, limit).map((items) => pieceOf({...block, children: items}, write));
  });
}

const pieceOf = (block: Block, write: Write): Piece => ({ids: idsOf(block), markdown: write([block])});
