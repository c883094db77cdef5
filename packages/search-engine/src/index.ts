export {createEngine, type EngineOptions} from './engine.js';
export {getRecordsFile, headingsFile, indexFormatVersion, type IndexedVersion} from './index-files/format.js';
export {
  IndexVersionError,
  parseHeadings,
  parsePart,
  readHeadings,
  readIndex,
  type IndexHeadings,
} from './index-files/parse-files.js';
export {serializeRecords} from './index-files/serialize-records.js';
export type {Stemmer} from './language/language.js';
export {hasStemmer, loadStemmer} from './language/load-stemmer.js';
export {maxQueryLength} from './query/query.js';
export type {SynonymRule} from './query/synonyms.js';
export {
  addHeading,
  createRecord,
  createSectionUrl,
  defaultTag,
  emptyHierarchy,
  getHeading,
  getLevel,
  isEntryKind,
  levels,
  resultCategories,
  splitPhrases,
  type DocSearchRecord,
  type Hierarchy,
  type Level,
  type RecordPage,
  type RecordPosition,
  type RecordType,
  type RecordWeight,
  type ResultCategory,
} from './records.js';
export {foldEqualHits, minRepeatingPages} from './results/fold-hits.js';
export {selectModalHits} from './results/modal-groups.js';
export type {Engine, FacetFilters, Hit, MarkedTexts, SearchParameters, SearchResult} from './types.js';
