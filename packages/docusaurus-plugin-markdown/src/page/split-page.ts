import {makeUnique} from '@developer-docs/utils';
import type {List, ListItem, RootContent} from 'mdast';
import {getText, isHeading, isLabel, renderMarkdown, walkNodes} from '../convert/markdown';
import {
  computeTotalLength,
  renderBlocks,
  separatorLength,
  type RenderedBlocks,
  type PageSection,
} from './page-sections';

/** A part of a long page that becomes a separate file. */
export interface PagePart extends RenderedBlocks {
  /** File name without extension. */
  readonly name: string;
  readonly title: string;
  /** Whether the part starts with an `<h2>`. */
  readonly startsChapter: boolean;
  /** Titles of sections and names of list items that the part's title doesn't mention. */
  readonly contents: readonly string[];
  /** ID of the first element; empty if there is none. */
  readonly anchor: string;
}

/** A section, or a part of a section that is too long for one file. */
interface Fragment extends RenderedBlocks {
  readonly section: PageSection;
  /** Whether a previous fragment contains the start of the section. */
  readonly isContinuation: boolean;
  /** Names of the list items if the fragment is part of a list, or the title of the code block that follows. */
  readonly itemNames: readonly string[];
}

/**
 * The maximum total length of the chapters at the start of a page that stay in the main file. A quarter of a file
 * leaves room for links to hundreds of parts.
 */
const maxIntroductionLength = 12_000;
/** Later chapters of at most this length, about 500 tokens, also stay in the main file: they aren't worth a request. */
const maxShortLength = 2000;

/**
 * Splits a page into the sections of its main file and parts. A chapter (an `<h2>` with everything below it) stays in
 * the main file if it's short or at the start. The others become one part for each operation, and one for the other
 * sections between operations. Parts that are longer than `maxLength` are split between sections, blocks, and list
 * items.
 */
export function splitPage(sections: readonly PageSection[], maxLength: number): (PageSection | PagePart)[] {
  const chapters: PageSection[][] = [];
  for (const section of sections) {
    if (section.depth === 3) chapters.at(-1)?.push(section);
    else chapters.push([section]);
  }
  const isLong = (chapter: readonly PageSection[], index: number) =>
    chapter.some(({isOperation}) => isOperation) ||
    computeTotalLength(chapters.slice(0, index + 1).flat()) > maxIntroductionLength;
  const firstLongIndex = chapters.findIndex(isLong);
  return makeNamesUnique([
    ...chapters.slice(0, firstLongIndex).flat(),
    ...chapters.slice(firstLongIndex).flatMap((chapter) => splitChapter(chapter, maxLength)),
  ]);
}

export const isPart = (entry: PageSection | PagePart): entry is PagePart => 'contents' in entry;

/**
 * Makes names unique: headings without an ID have the same name, and an ID can equal the numbered name of another part.
 */
function makeNamesUnique(entries: readonly (PageSection | PagePart)[]): (PageSection | PagePart)[] {
  const usedNames = new Set<string>();
  return entries.map((entry) => (isPart(entry) ? {...entry, name: makeUnique(entry.name, usedNames)} : entry));
}

function splitChapter(chapter: readonly PageSection[], maxLength: number): (PageSection | PagePart)[] {
  const groups: PageSection[][] = [[]];
  for (const section of chapter) {
    if (section.isOperation) groups.push([section], []);
    else groups.at(-1)?.push(section);
  }
  return groups.flatMap((group): (PageSection | PagePart)[] => {
    const isShort = computeTotalLength(group) <= maxShortLength && group[0]?.isOperation !== true;
    return isShort ? group : createParts(group, maxLength);
  });
}

/** Combines sections into as few parts as possible. Their names are derived from the first heading's ID. */
function createParts(sections: readonly PageSection[], maxLength: number): PagePart[] {
  const [first] = sections;
  const fragments = sections.flatMap((section) => splitSection(section, maxLength));
  return groupByLength(fragments, ({markdown}) => markdown.length, maxLength).map((group, index) => {
    const [start] = group;
    const content = start?.isContinuation ? [repeatHeading(start.section), ...group] : group;
    const title = first === undefined || first.title === '' ? 'Overview' : first.title;
    return {
      name: (first?.id ?? 'overview') + (index === 0 ? '' : `-${index + 1}`),
      startsChapter: first?.depth === 2 && index === 0,
      title: title + (index === 0 ? '' : `, part ${index + 1}`),
      contents: listContents(group, first),
      anchor: start?.blocks.flatMap(listIds)[0] ?? first?.id ?? '',
      blocks: content.flatMap(({blocks}) => blocks),
      markdown: content.map(({markdown}) => markdown).join('\n\n'),
    };
  });
}

/** Lists a part's sections. The part's title already names the first section of its chapter. */
function listContents(fragments: readonly Fragment[], first: PageSection | undefined): string[] {
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
function repeatHeading({blocks: [heading]}: PageSection): RenderedBlocks {
  return renderBlocks(
    heading !== undefined && isHeading(heading)
      ? [{...heading, data: {}, children: [...heading.children, {type: 'text', value: ' (continued)'}]}]
      : [],
  );
}

/** Groups consecutive items whose total length doesn't exceed a maximum. */
function groupByLength<Item>(items: readonly Item[], getLength: (item: Item) => number, maxLength: number): Item[][] {
  const groups: Item[][] = [];
  let length = Infinity;
  for (const item of items) {
    const itemLength = getLength(item) + separatorLength;
    length += itemLength;
    if (length > maxLength) {
      groups.push([]);
      length = itemLength;
    }
    groups.at(-1)?.push(item);
  }
  return groups;
}

/**
 * Splits a section that is too long into one fragment per block. Splits lists that are too long between their items.
 */
function splitSection(section: PageSection, maxLength: number): Fragment[] {
  if (section.markdown.length <= maxLength) return [{...section, section, isContinuation: false, itemNames: []}];
  const pieces = section.blocks.flatMap((block, index): {block: RootContent; itemNames: string[]}[] => {
    const lists = block.type === 'list' ? splitList(block, maxLength) : [];
    if (lists.length < 2) {
      const isCodeTitle = isLabel(block) && section.blocks[index + 1]?.type === 'code';
      return [{block, itemNames: isCodeTitle ? [getText(block)] : []}];
    }
    return lists.map((list) => ({
      block: list,
      itemNames: list.children.map(getItemName).filter((name) => name !== ''),
    }));
  });
  return pieces.map(({block, itemNames}, index) => ({
    ...renderBlocks([block]),
    section,
    isContinuation: index > 0,
    itemNames,
  }));
}

/** Splits a list into lists of at most a length. */
function splitList(list: List, maxLength: number): List[] {
  const getLength = (item: ListItem) => renderMarkdown([{...list, children: [item]}]).length;
  return groupByLength(list.children, getLength, maxLength).map((children) => ({...list, children}));
}

/** Returns the bold text or code at the start of a list item. */
function getItemName({children: [line]}: ListItem): string {
  const start = line?.type === 'paragraph' ? line.children[0] : undefined;
  if (start?.type === 'strong') {
    // Nodes after the first one aren't part of the name.
    return start.children[0] === undefined ? '' : getText(start.children[0]);
  }
  return start?.type === 'inlineCode' ? start.value : '';
}

/** Returns the IDs of a block and its descendants, in document order. */
const listIds = (block: RootContent): string[] => [...walkNodes([block])].flatMap(({data}) => data?.ids ?? []);
