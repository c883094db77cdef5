import type {Element} from 'hast';
import {h, isElement, walkElements} from '../../../shared';
import {renderMarkdown} from './markdown';
import {isHeading, isLabel, readIds} from './plain-html';
import {getText, type Passage, type Section} from './sections';

/** A part of a long page that becomes a separate file. */
export interface PagePart extends Passage {
  /** File name without extension. */
  readonly name: string;
  readonly title: string;
  /** Whether the part starts with an `<h2>`. */
  readonly startsChapter: boolean;
  /** Section titles and names of list items that the part's title doesn't mention. */
  readonly contents: readonly string[];
  /** Anchor of the first element; empty if there is none. */
  readonly anchor: string;
}

/** A section, or a part of a section that is too long for one file. */
interface Fragment extends Passage {
  readonly section: Section;
  /** Whether a previous fragment contains the start of the section. */
  readonly isContinuation: boolean;
  /** Names of the list items if the fragment is part of a list, or the title of the code block that follows. */
  readonly itemNames: readonly string[];
}

/**
 * The chapters at the start of a page stay in the index up to this length: a quarter of a file leaves room for links to
 * hundreds of parts.
 */
const maxLeadLength = 12_000;
/** Other chapters of at most this length, about 500 tokens, stay in the index, because they aren't worth a request. */
const maxInlineLength = 2000;
/** The length of the blank line between two blocks. */
const separatorLength = 2;

/**
 * Splits a page into chapters (an `<h2>` with everything below it) that stay in the index, because they're short or at
 * the start, and parts: one for each operation, and one for the rest of each chapter. Parts that are longer than
 * `maxLength` are split between sections, blocks, and list items.
 */
export function splitPage(sections: readonly Section[], maxLength: number): (Passage | PagePart)[] {
  const chapters: Section[][] = [];
  for (const section of sections) {
    if (section.depth === 3) chapters.at(-1)?.push(section);
    else chapters.push([section]);
  }
  let leadLength = 0;
  return makeNamesUnique(
    chapters.flatMap((chapter) => {
      leadLength += chapter.some(({isOperation}) => isOperation) ? Infinity : computeTotalLength(chapter);
      return leadLength <= maxLeadLength ? chapter : splitChapter(chapter, maxLength);
    }),
  );
}

/** Returns whether an entry on a long page becomes a separate file. */
export const isPart = (entry: Passage | PagePart): entry is PagePart => 'contents' in entry;

/**
 * Makes names unique: headings without an ID have the same name, and an ID can equal the numbered name of another part.
 */
function makeNamesUnique(entries: readonly (Passage | PagePart)[]): (Passage | PagePart)[] {
  const usedNames = new Set<string>();
  return entries.map((entry) => {
    if (!isPart(entry)) return entry;
    let {name} = entry;
    for (let number = 2; usedNames.has(name); number += 1) name = `${entry.name}-${number}`;
    usedNames.add(name);
    return {...entry, name};
  });
}

function splitChapter(chapter: readonly Section[], maxLength: number): (Passage | PagePart)[] {
  const groups: Section[][] = [[]];
  for (const section of chapter) {
    if (section.isOperation) groups.push([section], []);
    else groups.at(-1)?.push(section);
  }
  return groups.flatMap((group): (Passage | PagePart)[] => {
    const isShort = computeTotalLength(group) <= maxInlineLength && !group.some(({isOperation}) => isOperation);
    return isShort ? group : createParts(group, maxLength);
  });
}

const computeTotalLength = (sections: readonly Section[]) =>
  sections.reduce((sum, {markdown}) => sum + markdown.length + separatorLength, 0);

/** Combines sections into as few parts as possible. Their names are derived from the first heading's ID. */
function createParts(sections: readonly Section[], maxLength: number): PagePart[] {
  const [first] = sections;
  const fragments = sections.flatMap((section) => splitSection(section, maxLength));
  return groupByLength(fragments, ({markdown}) => markdown.length, maxLength).map((group, index) => {
    const [start] = group;
    const passages: Passage[] = start?.isContinuation ? [repeatHeading(start.section), ...group] : group;
    const title = first === undefined || first.title === '' ? 'Overview' : first.title;
    return {
      name: (first?.id ?? 'overview') + (index === 0 ? '' : `-${index + 1}`),
      startsChapter: first?.depth === 2 && index === 0,
      title: title + (index === 0 ? '' : `, part ${index + 1}`),
      contents: listContents(group, first),
      anchor: start?.blocks.flatMap(listIds)[0] ?? first?.id ?? '',
      blocks: passages.flatMap(({blocks}) => blocks),
      markdown: passages.map(({markdown}) => markdown).join('\n\n'),
    };
  });
}

/** Lists the sections of a part. The part's title already names the first section of its chapter. */
function listContents(fragments: readonly Fragment[], first: Section | undefined): string[] {
  return [...new Set(fragments.map(({section}) => section))].flatMap((section) => {
    const ownFragments = fragments.filter((fragment) => fragment.section === section);
    const names = ownFragments.flatMap(({itemNames}) => itemNames);
    const range = names.length > 3 ? `${String(names[0])} to ${String(names.at(-1))}` : names.join(', ');
    const title = section === first ? '' : section.title + (ownFragments[0]?.isContinuation ? ' (continued)' : '');
    const content = [title, range].filter((part) => part !== '').join(': ');
    return content === '' ? [] : [content];
  });
}

/** Repeats the heading of a section that continues in another part, so that links have a target in that part. */
function repeatHeading({blocks: [first]}: Section): Passage {
  if (first === undefined || !isHeading(first)) {
    return {blocks: [], markdown: ''};
  }
  const heading = h(first.tagName, {}, [...first.children, ' (continued)']);
  return {blocks: [heading], markdown: renderMarkdown([heading])};
}

/** Groups consecutive items whose total length doesn't exceed a maximum. */
function groupByLength<Item>(items: readonly Item[], getLength: (item: Item) => number, maxLength: number): Item[][] {
  const groups: Item[][] = [];
  let length = Infinity;
  for (const item of items) {
    length += getLength(item) + separatorLength;
    if (length > maxLength) {
      groups.push([]);
      length = getLength(item) + separatorLength;
    }
    groups.at(-1)?.push(item);
  }
  return groups;
}

/**
 * Splits a section that is too long into one fragment per block. Splits lists that are too long between their items.
 */
function splitSection(section: Section, maxLength: number): Fragment[] {
  if (section.markdown.length <= maxLength) {
    return [{...section, section, isContinuation: false, itemNames: []}];
  }
  const pieces = section.blocks.flatMap((block, index): {block: Element; itemNames: string[]}[] => {
    const isList = block.tagName === 'ul' || block.tagName === 'ol';
    if (!isList || renderMarkdown([block]).length <= maxLength) {
      const isCodeTitle = isLabel(block) && section.blocks[index + 1]?.tagName === 'pre';
      return [{block, itemNames: isCodeTitle ? [getText(block)] : []}];
    }
    const getLength = (item: Element) => renderMarkdown([{...block, children: [item]}]).length;
    return groupByLength(block.children.filter(isElement), getLength, maxLength).map((items) => ({
      block: {...block, children: items},
      itemNames: items.map(getItemName).filter((name) => name !== ''),
    }));
  });
  return pieces.map(({block, itemNames}, index) => ({
    section,
    isContinuation: index > 0,
    itemNames,
    blocks: [block],
    markdown: renderMarkdown([block]),
  }));
}

/**
 * Returns the bold text or code at the start of a list item. Nodes after the first one in a bold label aren't part of
 * the name.
 */
function getItemName(item: Element): string {
  const line = item.children.find((child) => isElement(child));
  const start = line?.children.find((child) => isElement(child) || getText(child) !== '');
  if (start?.type !== 'element') {
    return '';
  }
  const name =
    start.tagName === 'code' ? start : ['b', 'strong'].includes(start.tagName) ? start.children[0] : undefined;
  return name === undefined ? '' : getText(name);
}

/** Returns the IDs of a block and its descendants, in document order. */
const listIds = (block: Element): string[] => [...walkElements(block)].flatMap(readIds);
