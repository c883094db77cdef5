import {levels, type Level} from '@developer-docs/search-engine';
import {escapeHtml} from '@developer-docs/utils';
import type {SearchResponse} from '../search-client';

/**
 * Converts a response for DocSearch's modal. Hits without a snippet, such as recent searches, are escaped, because the
 * modal renders them as HTML. Highlighted values are removed: the modal only uses them for section names (`lvl0`),
 * which it renders as text, so readers would see character references.
 */
export function toModalResponse({hits, ...response}: SearchResponse): SearchResponse {
  return {
    ...response,
    hits: hits.map(({_highlightResult: _, content, hierarchy, ...hit}) => ({
      ...hit,
      content: content ? escapeHtml(content) : null,
      hierarchy: Object.fromEntries(
        levels.map((level): [Level, string | null] => {
          const heading = hierarchy[level] ?? null;
          return [level, heading === null || level === 'lvl0' ? heading : escapeHtml(heading)];
        }),
      ),
    })),
  };
}
