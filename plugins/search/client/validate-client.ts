import {levels, type Level} from '@developer-docs/search-engine';
import {escapeHtml} from '../../shared/client';
import {
  clickContext,
  SearchUnavailableError,
  type SearchClient,
  type SearchHit,
  type SearchResponse,
} from './search-client';

/** A client whose responses haven't been validated, such as that of the hosted service. */
export interface UncheckedClient extends Pick<SearchClient, 'preload' | 'onStaleResponse'> {
  readonly search: (query: Parameters<SearchClient['search']>[0]) => Promise<unknown>;
}

/** The format of highlighted texts in responses: HTML (embedded engine), or plain text with highlight tags (hosted service). */
type TextFormat = 'html' | 'plain';

interface ValidationContext {
  readonly origins: readonly string[];
  readonly toHtml: (text: string) => string;
}

const malformedResponse = 'The search service returned a response in an unknown format.';

/**
 * Validates the responses of a client and makes them safe to render. Every failure and every malformed response becomes a
 * `SearchUnavailableError`. Hits without a usable URL are removed, URLs on this site become root-relative, and texts that are
 * rendered as HTML contain no markup except for the highlight tags.
 *
 * @param getOrigins - Returns the origins of this site, such as `https://developer.example.com`.
 */
export function validateClient(
  client: UncheckedClient,
  getOrigins: () => readonly string[],
  format: TextFormat,
): SearchClient {
  return {
    ...client,
    async search(query) {
      const response = await client.search(query).catch((reason: unknown) => {
        throw reason instanceof SearchUnavailableError ? reason : new SearchUnavailableError(String(reason));
      });
      const results: unknown = isObject(response) ? response['results'] : undefined;
      if (!Array.isArray(results) || results.length !== query.requests.length) {
        throw new SearchUnavailableError(malformedResponse);
      }
      const context = {origins: getOrigins(), toHtml: format === 'html' ? sanitizeHtml : plainToHtml};
      return {results: results.map((result: unknown) => validateResponse(result, context))};
    },
  };
}

function validateResponse(result: unknown, context: ValidationContext): SearchResponse {
  if (!isObject(result) || !Array.isArray(result['hits']) || typeof result['nbHits'] !== 'number') {
    throw new SearchUnavailableError(malformedResponse);
  }
  const {hits, nbHits, nbPages, queryID, correctedQuery} = result;
  return {
    hits: hits.flatMap((unchecked: unknown, index) => {
      const hit = validateHit(unchecked, context);
      if (!hit) return [];
      return typeof queryID === 'string' ? {...hit, [clickContext]: {queryID, position: index + 1}} : hit;
    }),
    nbHits,
    ...(typeof nbPages === 'number' && {nbPages}),
    ...(typeof queryID === 'string' && {queryID}),
    ...(typeof correctedQuery === 'string' && {correctedQuery}),
  };
}

function validateHit(unchecked: unknown, {origins, toHtml}: ValidationContext): SearchHit | undefined {
  if (!isObject(unchecked) || !isObject(unchecked['hierarchy']) || typeof unchecked['type'] !== 'string') {
    return undefined;
  }
  const {objectID, hierarchy, content} = unchecked;
  const url = typeof unchecked['url'] === 'string' ? normalizeUrl(unchecked['url'], origins) : undefined;
  if (typeof objectID !== 'string' || url === undefined || typeof hierarchy['lvl0'] !== 'string') return undefined;
  const {detail, pageCount, ...others} = unchecked;
  const hit = {
    ...others,
    url,
    content: typeof content === 'string' ? content : null,
    ...(typeof detail === 'string' && {detail}),
    ...(typeof pageCount === 'number' && {pageCount}),
  } as SearchHit;
  return {
    ...hit,
    ...(hit._highlightResult && {_highlightResult: sanitizeResults(hit._highlightResult, toHtml)}),
    ...(hit._snippetResult && {_snippetResult: sanitizeResults(hit._snippetResult, toHtml)}),
  };
}

/** Makes URLs on this site root-relative. Returns `undefined` for URLs that must not be linked, such as `javascript:`. */
function normalizeUrl(url: string, origins: readonly string[]): string | undefined {
  const base = origins[0] ?? 'https://site.invalid';
  if (!URL.canParse(url, base)) return undefined;
  const {origin, protocol, pathname, search, hash, href} = new URL(url, base);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return origin === base || origins.includes(origin) ? pathname + search + hash : href;
}

type AnyResults = NonNullable<SearchHit['_snippetResult']>;

function sanitizeResults<Result extends AnyResults>(
  {hierarchy = {}, content}: Result,
  toHtml: ValidationContext['toHtml'],
): Result {
  const sanitize = <Text extends {value: string}>(text: Text): Text => ({...text, value: toHtml(text.value)});
  const entries = Object.entries(hierarchy).filter(([, text]) => typeof text.value === 'string');
  return {
    hierarchy: Object.fromEntries(entries.map(([level, text]) => [level, sanitize(text)])),
    ...(typeof content?.value === 'string' && {content: sanitize(content)}),
  } as Result;
}

/** Converts plain text with highlight tags to HTML: escapes everything except for these tags. */
export function plainToHtml(text: string): string {
  return escapeExcept(/(<\/?mark>)/, text);
}

/** Sanitizes HTML with highlight tags: escapes everything except for these tags and character references. */
export function sanitizeHtml(text: string): string {
  return escapeExcept(/(<\/?mark>|&(?:#\d+|#x[\da-f]+|[a-z]+);)/i, text);
}

/** @param kept - Matches what isn't escaped, in one capture group. */
function escapeExcept(kept: RegExp, text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : escapeHtml(part)))
    .join('');
}

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
      content: content === null ? null : escapeHtml(content),
      hierarchy: Object.fromEntries(
        levels.map((level): [Level, string | null] => {
          const heading = hierarchy[level] ?? null;
          return [level, heading === null || level === 'lvl0' ? heading : escapeHtml(heading)];
        }),
      ),
    })),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
