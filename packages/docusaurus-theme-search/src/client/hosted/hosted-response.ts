import type {MarkedTexts} from '@developer-docs/search-engine';
import {escapeHtml} from '@developer-docs/utils';
import {clickContext, type SearchHit, type SearchResponse} from '../search-types';

/**
 * Makes a response from the hosted service safe to render: removes hits with URLs that must not be linked, makes URLs
 * on this site root-relative, and converts text with highlight tags to HTML.
 *
 * @param origins - The origins of this site, such as `https://developer.example.com`.
 */
export function sanitizeResponse(response: SearchResponse, origins: readonly string[]): SearchResponse {
  const {hits, queryID} = response;
  return {
    ...response,
    hits: hits.flatMap((hit, index) => {
      const url = normalizeUrl(hit.url, origins);
      if (url === undefined) return [];
      return {
        ...hit,
        url,
        ...(hit._highlightResult && {_highlightResult: convertToHtml(hit._highlightResult)}),
        ...(hit._snippetResult && {_snippetResult: convertToHtml(hit._snippetResult)}),
        ...(queryID !== undefined && {[clickContext]: {queryID, position: index + 1}}),
      };
    }),
  };
}

/**
 * Makes URLs on this site root-relative. Returns `undefined` for URLs that must not be linked, such as `javascript:`.
 */
function normalizeUrl(url: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(url, origins[0])) return undefined;
  const {origin, protocol, pathname, search, hash, href} = new URL(url, origins[0]);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return origins.includes(origin) ? pathname + search + hash : href;
}

function convertToHtml({hierarchy = {}, content}: NonNullable<SearchHit['_snippetResult']>): MarkedTexts {
  const entries = Object.entries(hierarchy).filter(([, text]) => typeof text.value === 'string');
  return {
    hierarchy: Object.fromEntries(entries.map(([level, text]) => [level, {value: convertTextToHtml(text.value)}])),
    ...(typeof content?.value === 'string' && {content: {value: convertTextToHtml(content.value)}}),
  };
}

/** Converts plain text with highlight tags to HTML by escaping everything except the tags. */
const convertTextToHtml = (text: string): string =>
  text
    .split(/(<\/?mark>)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeHtml(part)))
    .join('');
