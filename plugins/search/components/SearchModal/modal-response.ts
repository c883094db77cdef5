import {levels, type Level} from '@developer-docs/search-engine';
import {escapeHtml} from '../../../shared/client';
import type {SearchResponse} from '../../client/search-client';

/**
 * Converts a response for DocSearch's modal. It renders the texts of hits without a snippet, such as recent searches, as HTML, so
 * they are escaped. It renders section names (`lvl0`) as text, but prefers highlighted ones, which would show character
 * references; since it reads highlighted texts for nothing else, they are removed.
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
