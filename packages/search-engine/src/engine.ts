import {compileFacetFilters, type RecordFilter} from './facet-filters';
import {HitBuilder, selectSections} from './hits';
import {PrefixCompletions} from './prefix-completions';
import {parseQuery} from './query';
import {Ranker} from './ranker';
import type {DocSearchRecord} from './records';
import {SectionIndex} from './section-index';
import {Synonyms} from './synonyms';
import type {Engine, EngineOptions, SearchParameters, SearchResult} from './types';

const defaultHitsPerPage = 20;
const maxHitsPerPage = 1000;
/** Filters whose matching sections are cached. A site uses one or two. */
const maxCachedFilters = 8;

/**
 * Creates an engine, to which more records can be added later: headings first, so that titles are searchable early, then the
 * texts. Runs in Node and in a Web Worker, and keeps the records and the index in memory.
 *
 * @param records - The initial records.
 */
export function createEngine(records: Iterable<DocSearchRecord> = [], options: EngineOptions = {}): Engine {
  const index = new SectionIndex();
  const ranker = new Ranker(index);
  const synonyms = new Synonyms(options.synonyms);
  const completions = new PrefixCompletions(index, ranker, synonyms);
  const now = options.now ?? (() => performance.now());
  const masks = new Map<string, Uint8Array>();
  let recordCount = 0;

  function add(added: Iterable<DocSearchRecord>): void {
    const list = [...added];
    recordCount += list.length;
    masks.clear();
    completions.clear();
    index.add(list);
  }

  /** Returns 1 for each section with a record that passes the filter. */
  function createSectionMask(filter: RecordFilter, key: string): Uint8Array {
    const cached = masks.get(key);
    if (cached) return cached;
    const mask = new Uint8Array(index.sections.length);
    for (const [id, {head, contents}] of index.sections.entries()) {
      if ((head && filter(head)) || contents.some(filter)) mask[id] = 1;
    }
    if (masks.size >= maxCachedFilters) {
      masks.clear();
      completions.clear();
    }
    masks.set(key, mask);
    return mask;
  }

  function search(parameters: SearchParameters): SearchResult {
    const startTime = now();
    const text = typeof parameters.query === 'string' ? parameters.query : '';
    const hitsPerPage = toInteger(parameters.hitsPerPage, defaultHitsPerPage, maxHitsPerPage);
    const page = toInteger(parameters.page, 0, Number.MAX_SAFE_INTEGER);
    const filter = compileFacetFilters(parameters.facetFilters);
    const filterKey = filter ? JSON.stringify(parameters.facetFilters) : '';
    const mask = filter && createSectionMask(filter, filterKey);
    const query = parseQuery(text, index.vocabulary, synonyms);
    const ranked = query.terms.length > 0 ? ranker.rank(query, mask) : [];
    const sections = selectSections(ranked, query, index, () => completions.findBestSections(query, mask, filterKey));
    const builder = new HitBuilder(query, parameters, filter);
    const pageSections = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: pageSections.flatMap((section) => builder.build(index.sections[section]!) ?? []),
      nbHits: sections.length,
      nbPages: hitsPerPage > 0 ? Math.ceil(sections.length / hitsPerPage) : 0,
      page,
      hitsPerPage,
      query: text,
      ...(sections.length > 0 && query.correction !== undefined && {correctedQuery: query.correction}),
      processingTimeMS: Math.max(0, Math.round(now() - startTime)),
    };
  }

  add(records);
  return {
    add,
    search,
    get size() {
      return {
        records: recordCount,
        sections: index.sections.length,
        pages: index.pages.length,
        terms: index.vocabulary.size,
      };
    },
  };
}

function toInteger(value: unknown, fallback: number, max: number): number {
  return typeof value === 'number' && value >= 0 ? Math.min(max, Math.floor(value)) : fallback;
}
