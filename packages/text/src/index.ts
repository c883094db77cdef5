export {escapeHtml} from './escape-html';
export {didYouMean, findClosest} from './suggestions';
export {createEntryId, createSlug, formatCount, pluralize} from './words';
