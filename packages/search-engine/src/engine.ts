import {SectionIndex, type Section} from './indexing/section-index.js';
import {createLanguage, type Stemmer} from './language/language.js';
import {parseQuery} from './query/query.js';
import {Synonyms, type SynonymRule} from './query/synonyms.js';
import {rankSections} from './ranking/ranker.js';
import type {DocSearchRecord} from './records.js';
import {findClosestTitles} from './results/closest-titles.js';
import {compileFacetFilters} from './results/facet-filters.js';
import {HitBuilder} from './results/hit-builder.js';
import {selectSections} from './results/select-sections.js';
import type {Engine, SearchParameters, SearchResult} from './types.js';

const defaultHitsPerPage = 20;
const maxHitsPerPage = 1000;

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
  const synonyms = new Synonyms(options.synonyms ?? [], language);

  function search(parameters: SearchParameters): SearchResult {
    index.vocabulary.commit();
    const {query: text, hitsPerPage = defaultHitsPerPage, facetFilters = []} = parameters;
    const isIncluded = compileFacetFilters(facetFilters);
    const isSectionIncluded = ({head, contents}: Section) =>
      (head !== undefined && isIncluded(head)) || contents.some(isIncluded);
    const query = parseQuery(text, index.vocabulary, synonyms);
    const sections = selectSections(rankSections(query, index, isSectionIncluded), query);
    const builder = new HitBuilder(query, parameters, isIncluded, index.vocabulary);
    return {
      hits: sections.slice(0, Math.min(hitsPerPage, maxHitsPerPage)).flatMap((section) => builder.build(section) ?? []),
      nbHits: sections.length,
      query: text,
      ...(sections.length > 0 && query.correction !== undefined && {correctedQuery: query.correction}),
      ...(sections.length === 0 && {suggestions: findClosestTitles(text, index.sections.filter(isSectionIncluded))}),
    };
  }

  return {add: (added) => index.add(added), search};
}
