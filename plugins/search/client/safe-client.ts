import {escapeHtml} from '../../shared/client';
import {levels, type Level} from '../records';
import {answeredBy, SearchUnavailable, type FoundRecord, type SearchAnswer, type SearchClient} from './search-client';

/** A client as the hosted service's library gives it: what it answers is not known to be right. */
export interface UncheckedClient {
  readonly search: (query: Parameters<SearchClient['search']>[0]) => Promise<unknown>;
}

/** What highlighted texts are. */
type TextForm = 'html' | 'plain';

interface Check {
  readonly origins: readonly string[];
  readonly toHtml: (text: string) => string;
}

/**
 * Makes a client safe to show: every failure is a `SearchUnavailable`, an answer of another form is a failure, hits that
 * lead nowhere are left out, addresses on this site become paths, and the texts that are shown as HTML hold no markup but
 * the highlight.
 *
 * @param origins - Origins whose addresses are this site's, such as `https://developer.example.com`.
 * @param form - What the client's highlighted texts are: HTML, as the embedded engine gives them, or plain text with the
 * highlight tags in it, as the hosted service does.
 */
export function safeClient(client: UncheckedClient, origins: readonly string[], form: TextForm): SearchClient {
  const check = {origins, toHtml: form === 'html' ? safeHtml : plainToHtml};
  return {
    async search(query) {
      const answer = await client.search(query).catch((reason: unknown) => {
        throw reason instanceof SearchUnavailable ? reason : new SearchUnavailable(String(reason));
      });
      const results: unknown = isObject(answer) ? answer['results'] : undefined;
      if (!Array.isArray(results) || results.length !== query.requests.length) {
        throw new SearchUnavailable('The search service answered in another form.');
      }
      return {results: results.map((result: unknown) => checkAnswer(result, check))};
    },
  };
}

function checkAnswer(result: unknown, check: Check): SearchAnswer {
  if (!isObject(result) || !Array.isArray(result['hits']) || typeof result['nbHits'] !== 'number') {
    throw new SearchUnavailable('The search service answered in another form.');
  }
  const {hits, nbHits, nbPages, queryID} = result;
  return {
    hits: hits.flatMap((hit: unknown, index) => {
      const found = checkHit(hit, check);
      if (!found) return [];
      return typeof queryID === 'string' ? {...found, [answeredBy]: {queryID, position: index + 1}} : found;
    }),
    nbHits,
    ...(typeof nbPages === 'number' && {nbPages}),
    ...(typeof queryID === 'string' && {queryID}),
  };
}

function checkHit(hit: unknown, {origins, toHtml}: Check): FoundRecord | undefined {
  if (!isObject(hit) || !isObject(hit['hierarchy']) || typeof hit['type'] !== 'string') return undefined;
  const {objectID, url, hierarchy, content} = hit;
  const address = typeof url === 'string' ? checkAddress(url, origins) : undefined;
  if (typeof objectID !== 'string' || address === undefined || typeof hierarchy['lvl0'] !== 'string') return undefined;
  const found = {...hit, url: address, content: typeof content === 'string' ? content : null} as FoundRecord;
  return {
    ...found,
    ...(found._highlightResult && {_highlightResult: safeResults(found._highlightResult, toHtml)}),
    ...(found._snippetResult && {_snippetResult: safeResults(found._snippetResult, toHtml)}),
  };
}

/** The address, as a path when it is on this site; `undefined` when it is none that a link may lead to. */
function checkAddress(address: string, origins: readonly string[]): string | undefined {
  const base = origins[0] ?? 'https://site.invalid';
  if (!URL.canParse(address, base)) return undefined;
  const {origin, protocol, pathname, search, hash, href} = new URL(address, base);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return origin === base || origins.includes(origin) ? pathname + search + hash : href;
}

type SomeResults = NonNullable<FoundRecord['_snippetResult']>;

function safeResults<Result extends SomeResults>({hierarchy = {}, content}: Result, toHtml: Check['toHtml']): Result {
  const safe = <Part extends {value: string}>(part: Part): Part => ({...part, value: toHtml(part.value)});
  const entries = Object.entries(hierarchy).filter(([, part]) => typeof part.value === 'string');
  return {
    hierarchy: Object.fromEntries(entries.map(([level, part]) => [level, safe(part)])),
    ...(typeof content?.value === 'string' && {content: safe(content)}),
  } as Result;
}

/** Plain text with highlight tags as HTML: everything but these tags is escaped. */
export function plainToHtml(text: string): string {
  return escapeAllBut(/(<\/?mark>)/, text);
}

/** HTML with highlight tags as HTML that is safe to show: everything but these tags and character references is escaped. */
export function safeHtml(text: string): string {
  return escapeAllBut(/(<\/?mark>|&(?:#\d+|#x[\da-f]+|[a-z]+);)/i, text);
}

/** @param kept - Matches what is kept, in one group. */
function escapeAllBut(kept: RegExp, text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : escapeHtml(part)))
    .join('');
}

/**
 * Turns hits into what DocSearch's modal takes. Where a hit has no snippet, as in recent searches, it shows the texts
 * themselves as HTML, so they are escaped; the name of a section it takes from the highlighted text and shows as it is, so
 * the section stays plain, and highlighted texts, which it reads for nothing else, are left out.
 */
export function forModal({hits, ...answer}: SearchAnswer): SearchAnswer {
  return {
    ...answer,
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
