export {compareDocuments, sortChanges} from './compare-documents.js';
export {describeChange, describePlace, englishTexts, formatPath, type ChangeTexts} from './describe-change.js';
export {changeKinds, changeLevels, type ChangeKind, type ChangeLevel} from './kinds.js';
export type {ApiChange, ChangePlace} from './types.js';
