import {groupBy} from '@developer-docs/utils';
import type {Section} from '../indexing/section-index.js';
import type {Query} from '../query/query.js';

/** The maximum number of sections listed per page: more on the first pages, which are the most relevant. */
const firstPageCount = 3;
const maxSectionsOnFirstPages = 4;
const maxSectionsOnOtherPages = 2;

/**
 * Selects the sections to list. For a single word, they're grouped by page, in the order of each page's best section.
 * Longer queries are often questions that only one page answers, so the best section of every page comes first.
 */
export function selectSections(ranked: readonly Section[], {hasMultipleWords}: Query): Section[] {
  const pages = [...groupBy(ranked, ({page}) => page).values()];
  if (hasMultipleWords) {
    return [
      ...pages.flatMap(([best]) => best ?? []),
      ...pages.flatMap(([, ...others]) => others.slice(0, maxSectionsOnFirstPages - 1)),
    ];
  }
  return pages.flatMap((sections, index) =>
    sections.slice(0, index < firstPageCount ? maxSectionsOnFirstPages : maxSectionsOnOtherPages),
  );
}
