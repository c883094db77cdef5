import type {DocSearchRecord} from '../../../plugins/search/records';
import {Completions} from './completions';
import {facetFilter, type Filter} from './facets';
import {arrange, HitBuilder} from './hits';
import {parseQuery} from './query';
import {Ranker} from './rank';
import {SectionIndex} from './section-index';
import type {Engine, EngineOptions, SearchParameters, SearchResult} from './types';

/** The number of hits on a page when the caller does not say. */
const defaultHitsPerPage = 20;
const mostHitsPerPage = 1000;
/** Filters whose sections are remembered: a site uses one or two. */
const rememberedFilters = 8;

/**
 * An engine over the records, which may be added to later (headings first, so that titles are found at once; texts when they have come).
 * Runs in Node and in a Web Worker; keeps the records and the index in memory, and from one search to the next only what follows from them.
 *
 * @param records the first records; none is fine.
 */
export function createEngine(records: Iterable<DocSearchRecord> = [], options: EngineOptions = {}): Engine {
  const index = new SectionIndex();
  const ranker = new Ranker(index);
  const completions = new Completions(index, ranker);
  const now = options.now ?? (() => performance.now());
  const masks = new Map<string, Uint8Array>();
  let count = 0;

  function add(more: Iterable<DocSearchRecord>): void {
    const list = [...more];
    count += list.length;
    masks.clear();
    completions.forget();
    index.add(list);
  }

  /** Which sections have a record that passes: 1 for those. */
  function sectionsFor(filter: Filter, key: string): Uint8Array {
    const known = masks.get(key);
    if (known) return known;
    const mask = new Uint8Array(index.sections.length);
    for (const [id, {head, contents}] of index.sections.entries()) {
      if ((head && filter(head)) || contents.some(filter)) mask[id] = 1;
    }
    if (masks.size >= rememberedFilters) {
      masks.clear();
      completions.forget();
    }
    masks.set(key, mask);
    return mask;
  }

  function search(parameters: SearchParameters): SearchResult {
    const started = now();
    const text = typeof parameters.query === 'string' ? parameters.query : '';
    const hitsPerPage = wholeNumber(parameters.hitsPerPage, defaultHitsPerPage, mostHitsPerPage);
    const page = wholeNumber(parameters.page, 0, Number.MAX_SAFE_INTEGER);
    const filter = facetFilter(parameters.facetFilters);
    const query = parseQuery(text, index.vocabulary);
    const filterKey = filter ? JSON.stringify(parameters.facetFilters) : '';
    const allowed = filter && sectionsFor(filter, filterKey);
    const ranked = query.terms.length > 0 ? ranker.rank(query, allowed) : [];
    const sections = arrange(ranked, query, index, () => completions.sectionsFor(query, allowed, filterKey));
    const builder = new HitBuilder(query, parameters, filter);
    const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: shown.flatMap((section) => builder.build(index.sections[section]!) ?? []),
      nbHits: sections.length,
      nbPages: hitsPerPage > 0 ? Math.ceil(sections.length / hitsPerPage) : 0,
      page,
      hitsPerPage,
      query: text,
      processingTimeMS: Math.max(0, Math.round(now() - started)),
    };
  }

  add(records);
  return {
    add,
    search,
    get size() {
      return {
        records: count,
        sections: index.sections.length,
        pages: index.pages.length,
        terms: index.vocabulary.size,
      };
    },
  };
}

function wholeNumber(value: unknown, otherwise: number, most: number): number {
  return typeof value === 'number' && value >= 0 ? Math.min(most, Math.floor(value)) : otherwise;
}
