export {createEngine} from './engine';
export {escapeHtml} from './highlight';
export type {
  Engine,
  EngineOptions,
  FacetFilters,
  HighlightResult,
  Hit,
  MatchLevel,
  Results,
  SearchParameters,
  SearchResult,
  SnippetResult,
} from './types';
export {RecordsFileError, type RecordsFileProblem} from './codec/container';
export {decodeHeadings, decodeText, type DecodedHeadings} from './codec/decode';
export {encodeRecords, type EncodedFile, type EncodedRecords, type EncodeOptions} from './codec/encode';
