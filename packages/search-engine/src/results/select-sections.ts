import type {Page, Section, SectionIndex} from '../indexing/section-index.js';
import type {Query} from '../query/query.js';

/** The maximum number of sections listed per page: more on the first pages, which are the most relevant. */
const firstPageCount = 3;
const maxSectionsOnFirstPages = 4;
const maxSectionsOnOtherPages = 2;

/**
 * Multi-word queries are often questions that only one page answers. So the best section of every page is listed first,
 * followed by this number of additional sections per page.
 */
const maxExtraSections = 3;

/**
 * The maximum number of entries with the same name, such as a header that every operation accepts. Others are listed
 * last.
 */
const maxDuplicateEntries = 2;

/**
 * Selects the sections to list, grouped by page. Pages are ordered by their best section; sections of a page, by score.
 */
export function selectSections(ranked: readonly Section[], query: Query, index: SectionIndex): Section[] {
  const pages = new Map<Page, ListedPage>();
  const extraSections: Section[] = [];
  const entryCounts = new Map<string, number>();
  const duplicates: Section[] = [];
  for (const section of ranked) {
    if (index.hasDuplicateName(section) && countEntry(section, entryCounts) > maxDuplicateEntries) {
      duplicates.push(section);
      continue;
    }
    const {page} = section;
    const listed = pages.get(page) ?? {sections: [], limit: getMaxSections(query, pages.size), extraCount: 0};
    pages.set(page, listed);
    if (listed.sections.length < listed.limit) {
      listed.sections.push(section);
    } else if (query.hasMultipleWords && listed.extraCount < maxExtraSections) {
      listed.extraCount += 1;
      extraSections.push(section);
    }
  }
  return [...pages.values()].flatMap(({sections}) => sections).concat(extraSections, duplicates);
}

interface ListedPage {
  readonly sections: Section[];
  readonly limit: number;
  /** The number of the page's sections in `extraSections`. */
  extraCount: number;
}

function getMaxSections({hasMultipleWords}: Query, listedPageCount: number): number {
  if (hasMultipleWords) return 1;
  return listedPageCount < firstPageCount ? maxSectionsOnFirstPages : maxSectionsOnOtherPages;
}

/** Counts an entry, and returns how many entries with its name have been counted. */
function countEntry({joinedHeading, head}: Section, counts: Map<string, number>): number {
  const name = `${head?.kind ?? ''} ${joinedHeading}`;
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count;
}
