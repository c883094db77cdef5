// JSON
export {
  arrayAt,
  entriesAt,
  exactNumberAt,
  filterKeys,
  getOwn,
  isObject,
  isTooDeep,
  mapMembers,
  maxJsonDepth,
  numberAt,
  objectAt,
  omitKeys,
  pickStrings,
  stringAt,
  toCanonicalJson,
  toList,
  toObject,
  toPlainText,
  tryParseJson,
  type Json,
  type JsonObject,
} from './json/json.js';
export {createMark, isNumber, parseJson, stringifyJson, toExactNumber, toNearestNumbers} from './json/exact-numbers.js';
export {parsePointer, toFragment, toPointer} from './json/json-pointer.js';
// Text and URLs
export {
  capitalize,
  createSlug,
  escapeHtml,
  escapeRegExp,
  escapeXml,
  formatCount,
  hashText,
  listFirst,
  makeUnique,
} from './text.js';
export {splitPageNote} from './split-page-note.js';
export {didYouMean, findClosest} from './suggestions.js';
export {encodeBase64, encodeBase64Url} from './base64.js';
export {decodeUriPart, isLoopbackUrl, resolveSiteUrl} from './urls.js';
// Errors and caches
export {ExplainedError, getErrorMessage, toError} from './errors.js';
export {getOrCreate, groupBy, loadOnce} from './get-or-create.js';
