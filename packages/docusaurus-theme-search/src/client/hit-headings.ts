import {levels} from '@developer-docs/search-engine';
import {escapeHtml} from '@developer-docs/utils';
import {searchData} from './search-data';
import type {SearchHit} from './search-types';

/**
 * Returns the headings of a hit as HTML, outermost first; its URL if it has none. Everything except the highlight tags
 * is escaped.
 */
export function getHeadings(hit: SearchHit): string[] {
  const headings = levels.flatMap((level) => {
    const heading = hit.hierarchy[level];
    return heading ? [hit._highlightResult?.hierarchy?.[level]?.value ?? escapeHtml(heading)] : [];
  });
  return headings.length > 0 ? headings : [escapeHtml(hit.url)];
}

/** Returns the label of a hit's docs version as HTML, if readers can search several versions. */
export function getVersion({docusaurus_tag: tag = ''}: SearchHit, isAllVersions: boolean): string[] {
  const label = searchData.versions[tag];
  return isAllVersions && label !== undefined ? [escapeHtml(label)] : [];
}
