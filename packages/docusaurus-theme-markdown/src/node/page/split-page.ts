import {computeTotalLength, separatorLength, type PageSection} from './page-sections';

/** A part of a long page that becomes a separate file. */
export interface PagePart {
  /** File name without extension. */
  readonly name: string;
  readonly title: string;
  readonly sections: readonly PageSection[];
}

/** Sections of at most this length, about 500 tokens, stay in the main file: they aren't worth a request. */
const maxShortLength = 2000;

/**
 * Splits a page into the sections of its main file and parts. Each operation, and each `<h2>` with the sections below
 * it, is a part, except for the introduction and short ones. Parts longer than `maxLength` are split between sections.
 *
 * @param numberedTitle - The title of the second and further parts, with the placeholders `{title}` and `{number}`.
 */
export function splitPage(
  sections: readonly PageSection[],
  maxLength: number,
  numberedTitle: string,
): (PageSection | PagePart)[] {
  const groups: PageSection[][] = [];
  for (const section of sections) {
    const group = groups.at(-1);
    if (group === undefined || section.depth === 2 || section.isOperation) groups.push([section]);
    else group.push(section);
  }
  const [introduction = [], ...others] = groups;
  const createEntries = (group: readonly PageSection[]): readonly (PageSection | PagePart)[] =>
    isShort(group) ? group : createParts(group, maxLength, numberedTitle);
  return [...introduction, ...others.flatMap(createEntries)];
}

export const isPart = (entry: PageSection | PagePart): entry is PagePart => 'sections' in entry;

const isShort = (group: readonly PageSection[]): boolean =>
  computeTotalLength(group) <= maxShortLength && group[0]?.isOperation !== true;

/** Combines sections into as few parts as possible. Their names are derived from the first heading's ID. */
function createParts(sections: readonly PageSection[], maxLength: number, numberedTitle: string): PagePart[] {
  const {id = 'part', title = ''} = sections[0] ?? {};
  return groupByLength(sections, maxLength).map((group, index) => {
    if (index === 0) return {name: id, title, sections: group};
    const number = String(index + 1);
    const partTitle = numberedTitle.replace('{number}', number).replace('{title}', () => title);
    return {name: `${id}-${number}`, title: partTitle, sections: group};
  });
}

/** Groups consecutive sections whose total length doesn't exceed a maximum. */
function groupByLength(sections: readonly PageSection[], maxLength: number): PageSection[][] {
  const groups: PageSection[][] = [];
  let length = Infinity;
  for (const section of sections) {
    const sectionLength = section.markdown.length + separatorLength;
    length += sectionLength;
    if (length > maxLength) {
      groups.push([]);
      length = sectionLength;
    }
    groups.at(-1)?.push(section);
  }
  return groups;
}
