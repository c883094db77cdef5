export {escapeHtml} from './escape-html';
export {escapeRegExp} from './escape-reg-exp';
export {makeUnique} from './make-unique';
export {didYouMean, findClosest} from './suggestions';
export {decodeUriPart} from './uri';
export {createEntryId, createSlug, formatCount, pluralize} from './words';
