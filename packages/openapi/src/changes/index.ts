export {compareDocuments, sortChanges} from './compare-documents.js';
export {getVariantLabel} from './schema-traits.js';
export {describeChange, formatPath} from './describe-change.js';
export {changeLevels, type ChangeKind, type ChangeLevel} from './kinds.js';
export {englishTexts, type ChangeTexts} from './texts.js';
export type {ApiChange, ChangePlace} from './types.js';
