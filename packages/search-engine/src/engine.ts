import {SectionIndex} from './indexing/section-index.js';
import {createLanguage, type Stemmer} from './language/language.js';
import {parseQuery} from './query/query.js';
import {Synonyms, type SynonymRule} from './query/synonyms.js';
import {rankSections} from './ranking/ranker.js';
import type {DocSearchRecord} from './records.js';
import {findClosestTitles} from './results/closest-titles.js';
import {compileFacetFilters, type RecordFilter} from './results/facet-filters.js';
import {HitBuilder} from './results/hit-builder.js';
import {selectSections} from './results/select-sections.js';
import type {Engine, SearchParameters, SearchResult} from './types.js';

const defaultHitsPerPage = 20;
const maxHitsPerPage = 1000;

/** The effect of a query's filters, which is cached: a site has a few dozen combinations of filters. */
interface FilteredIndex {
  readonly filter: RecordFilter | undefined;
  /** 1 for each section with a record that passes the filter. */
  readonly mask: Uint8Array | undefined;
}

export interface EngineOptions {
  readonly synonyms?: readonly SynonymRule[];
  /** BCP 47 tag of the records' language; `en` by default. */
  readonly language?: string;
  /** Returns the stem of a word, for languages other than English. `loadStemmer` returns one for many languages. */
  readonly stem?: Stemmer;
}

/** Creates an engine. Runs in Node and in a Web Worker, and keeps the records and the index in memory. */
export function createEngine(records: Iterable<DocSearchRecord>, options: EngineOptions = {}): Engine {
  const language = createLanguage(options.language, options.stem);
  const index = new SectionIndex(language);
  index.add(records);
  const synonyms = new Synonyms(options.synonyms, language);
  const filteredIndexes = new Map<string, FilteredIndex>();

  function filterIndex(facetFilters: SearchParameters['facetFilters']): FilteredIndex {
    const key = JSON.stringify(facetFilters ?? []);
    let filtered = filteredIndexes.get(key);
    if (!filtered) {
      const filter = compileFacetFilters(facetFilters);
      const mask =
        filter &&
        Uint8Array.from(index.sections, ({head, contents}) =>
          (head && filter(head)) || contents.some(filter) ? 1 : 0,
        );
      filteredIndexes.set(key, (filtered = {filter, mask}));
    }
    return filtered;
  }

  function add(added: Iterable<DocSearchRecord>): void {
    index.add(added);
    filteredIndexes.clear();
  }

  function search(parameters: SearchParameters): SearchResult {
    index.vocabulary.commit();
    const {query: text, hitsPerPage = defaultHitsPerPage, facetFilters} = parameters;
    const {filter, mask} = filterIndex(facetFilters);
    const query = parseQuery(text, index, synonyms);
    const sections = selectSections(rankSections(query, index, mask), query, index);
    const builder = new HitBuilder(query, parameters, filter, index.vocabulary);
    return {
      hits: sections
        .slice(0, Math.min(hitsPerPage, maxHitsPerPage))
        .flatMap((section) => builder.build(index.sections[section]!) ?? []),
      nbHits: sections.length,
      query: text,
      ...(sections.length > 0 && query.correction !== undefined && {correctedQuery: query.correction}),
      ...(sections.length === 0 && {suggestions: findClosestTitles(text, index, mask)}),
    };
  }

  return {add, search};
}
