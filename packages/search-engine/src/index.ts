export {createEngine} from './engine';
export {IndexFileError, parseIndexFile, serializeRecords} from './index-files';
export type {IndexFiles, ParsedIndex} from './index-files';
export {selectModalHits} from './modal-groups';
export {maxQueryLength} from './query';
export {getCategory, entryKinds, getLevel, levels, splitPhrases, resultCategories} from './records';
export type {
  DocSearchRecord,
  EntryKind,
  Hierarchy,
  Level,
  RecordKind,
  RecordType,
  RecordWeight,
  ResultCategory,
} from './records';
export type {SynonymRule} from './synonyms';
export {extractTerms} from './tokenize';
export type {Engine, FacetFilters, Hit, MarkedTexts, SearchParameters, SearchResult} from './types';
