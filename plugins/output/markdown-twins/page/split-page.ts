import type {ListItem} from 'mdast';
import {collectIds, list, type Block} from './mdast-nodes';
import type {Section} from './sections';
import type {Serializer} from './serialize';

/** A part of a long page that becomes a file of its own. */
export interface PagePart {
  /** File name without extension. */
  readonly name: string;
  readonly title: string;
  /** Whether it starts with an `<h2>`. */
  readonly startsChapter: boolean;
  /** Titles of its sections except the first. */
  readonly otherTitles: readonly string[];
  readonly ids: readonly string[];
  /** Anchor of its first element; empty if it has none. */
  readonly anchor: string;
  readonly markdown: string;
}

/** A part of a section that is too long for one file. */
type Fragment = Pick<Section, 'ids' | 'markdown'>;

/** Chapters of at most this many characters stay in the index. */
const maxInlineLength = 2000;
/** Length of the blank line between two blocks. */
const separatorLength = 2;

/**
 * Splits a page into the Markdown of short chapters (an `<h2>` with everything below it) and parts: one for each operation and one for
 * the rest of each chapter. What is longer than `maxLength` is cut between sections, blocks and list items.
 */
export function splitPage(
  sections: readonly Section[],
  maxLength: number,
  serialize: Serializer,
): (string | PagePart)[] {
  const chapters: Section[][] = [];
  for (const section of sections) {
    if (section.depth === 3) chapters.at(-1)?.push(section);
    else chapters.push([section]);
  }
  return withUniqueNames(chapters.flatMap((chapter) => splitChapter(chapter, maxLength, serialize)));
}

/** Names can collide: headings without an ID have the same name, and an ID can look like the numbered name of another part. */
function withUniqueNames(entries: readonly (string | PagePart)[]): (string | PagePart)[] {
  const usedNames = new Set<string>();
  return entries.map((entry) => {
    if (typeof entry === 'string') return entry;
    let {name} = entry;
    for (let number = 2; usedNames.has(name); number += 1) name = `${entry.name}-${number}`;
    usedNames.add(name);
    return {...entry, name};
  });
}

function splitChapter(chapter: readonly Section[], maxLength: number, serialize: Serializer): (string | PagePart)[] {
  const groups: Section[][] = [[]];
  for (const section of chapter) {
    if (section.isOperation) groups.push([section], []);
    else groups.at(-1)?.push(section);
  }
  return groups.flatMap((group): (string | PagePart)[] => {
    const isShort = totalLength(group) <= maxInlineLength && !group.some(({isOperation}) => isOperation);
    return isShort ? group.map(({markdown}) => markdown) : createParts(group, maxLength, serialize);
  });
}

const totalLength = (sections: readonly Section[]) =>
  sections.reduce((sum, {markdown}) => sum + markdown.length + separatorLength, 0);

/** Combines sections into as few parts as possible. Their names are derived from the first heading. */
function createParts(sections: readonly Section[], maxLength: number, serialize: Serializer): PagePart[] {
  const [first] = sections;
  const fragments = sections.flatMap((section) => {
    const isTooLong = section.markdown.length > maxLength;
    const parts: Fragment[] = isTooLong ? splitBlocks(section.blocks, maxLength, serialize) : [section];
    return parts.map((fragment) => ({fragment, section}));
  });
  return groupByLength(fragments, ({fragment}) => fragment.markdown.length, maxLength).map((group, index) => {
    const otherSections = new Set(group.map(({section}) => section).filter((section) => section !== first));
    return {
      name: (first?.id ?? 'start') + (index === 0 ? '' : `-${index + 1}`),
      startsChapter: first?.depth === 2 && index === 0,
      title: (first?.title ?? '') + (index === 0 ? '' : ` (${index + 1})`),
      otherTitles: [...otherSections].map(({title}) => title),
      ids: group.flatMap(({fragment}) => fragment.ids),
      anchor: group[0]?.fragment.ids[0] ?? first?.id ?? '',
      markdown: group.map(({fragment}) => fragment.markdown).join('\n\n'),
    };
  });
}

/** Groups consecutive items whose total length doesn't exceed a maximum. */
function groupByLength<Item>(items: readonly Item[], lengthOf: (item: Item) => number, maxLength: number): Item[][] {
  const groups: Item[][] = [];
  let length = Infinity;
  for (const item of items) {
    length += lengthOf(item) + separatorLength;
    if (length > maxLength) {
      groups.push([]);
      length = lengthOf(item) + separatorLength;
    }
    groups.at(-1)?.push(item);
  }
  return groups;
}

/** Splits blocks into one fragment each, and lists that are too long between their items. */
function splitBlocks(blocks: readonly Block[], maxLength: number, serialize: Serializer): Fragment[] {
  return blocks.flatMap((block) => {
    const fragment = createFragment(block, serialize);
    if (fragment.markdown.length <= maxLength || block.type !== 'list') {
      return [fragment];
    }
    const lengthOf = (item: ListItem) => serialize([list([item])]).length;
    return groupByLength(block.children, lengthOf, maxLength).map((items) =>
      createFragment({...block, children: items}, serialize),
    );
  });
}

const createFragment = (block: Block, serialize: Serializer): Fragment => ({
  ids: collectIds(block),
  markdown: serialize([block]),
});
