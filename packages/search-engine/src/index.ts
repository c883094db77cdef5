export {createEngine} from './engine.js';
export type {EngineOptions} from './engine.js';
export {getRecordsFile, headingsFile, indexFormatVersion} from './index-files/format.js';
export type {IndexedVersion} from './index-files/format.js';
export {
  IndexFileError,
  IndexVersionError,
  parseHeadings,
  parsePart,
  readIndex,
  readSubheadings,
} from './index-files/parse-files.js';
export type {IndexHeadings} from './index-files/parse-files.js';
export {serializeRecords} from './index-files/serialize-records.js';
export type {Stemmer} from './language/language.js';
export {foldEqualHits, minRepeatingPages} from './results/fold-hits.js';
export {selectModalHits} from './results/modal-groups.js';
export {maxQueryLength} from './query/query.js';
export {defaultTag, getCategory, getLevel, isEntryKind, levels, splitPhrases, resultCategories} from './records.js';
export type {
  DocSearchRecord,
  EntryKind,
  Hierarchy,
  Level,
  RecordKind,
  RecordType,
  RecordWeight,
  ResultCategory,
} from './records.js';
export {hasStemmer, loadStemmer} from './language/load-stemmer.js';
export type {SynonymRule} from './query/synonyms.js';
export type {Engine, FacetFilters, Hit, MarkedTexts, SearchParameters, SearchResult} from './types.js';
