export {escapeHtml} from './escape-html';
export {didYouMean, findClosest} from './suggestions';
export {decodeUriPart} from './uri';
export {createEntryId, createSlug, formatCount, pluralize} from './words';
