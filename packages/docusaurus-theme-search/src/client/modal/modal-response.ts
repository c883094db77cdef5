import {levels, selectModalHits, type Level} from '@developer-docs/search-engine';
import {escapeHtml} from '@developer-docs/utils';
import {getHeadings} from '../hit-headings';
import {searchData} from '../search-data';
import type {SearchHit, SearchResponse} from '../search-types';

/**
 * Converts a response for DocSearch's modal. Hits without a snippet, such as recent searches, are escaped, because the
 * modal renders them as HTML. Highlighted values are removed: the modal only uses them for section names (`lvl0`),
 * which it renders as text, so readers would see character references.
 *
 * The hosted service ranks hits as its administrators have configured, so none of them are removed.
 */
export const toModalResponse = (query: string, {hits, nbHits}: SearchResponse): SearchResponse => ({
  nbHits,
  hits: (searchData.hosted ? hits : selectModalHits(query, hits)).map((hit) => {
    const {_highlightResult: _, content, hierarchy, ...others} = hit;
    return {
      ...others,
      ...addPath(hit),
      content: content ? escapeHtml(content) : null,
      hierarchy: Object.fromEntries(
        levels.map((level): [Level, string | null] => {
          const heading = hierarchy[level] ?? null;
          return [level, heading === null || level === 'lvl0' ? heading : escapeHtml(heading)];
        }),
      ),
    };
  }),
});

/**
 * Returns the snippets of a section with its path in place of the page title, which the modal displays below the
 * section's heading or text: the title and the headings above it.
 */
function addPath(hit: SearchHit): Pick<SearchHit, '_snippetResult'> {
  const {type, _snippetResult} = hit;
  if (type === 'lvl0' || type === 'lvl1') return {};
  const headings = getHeadings({...hit, hierarchy: {...hit.hierarchy, lvl0: null}});
  const path = (type === 'content' ? headings : headings.slice(0, -1)).join(' › ');
  return {_snippetResult: {..._snippetResult, hierarchy: {..._snippetResult?.hierarchy, lvl1: {value: path}}}};
}
