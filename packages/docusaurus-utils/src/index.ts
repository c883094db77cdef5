// The attributes that describe what a page contains
export {markMarkdown, markRecord, notInMarkdown, notSearched, pageAttributes, recordDetail} from './page-attributes.js';
// Browsers
export {copyText, findHashTarget, isUnmodifiedClick} from './browser.js';
export {
  isSiteUpdatedError,
  loadCode,
  loadFile,
  reloadFile,
  reloadWithValue,
  takeValueBeforeReload,
  watchWorker,
} from './load-code.js';
// Translations
export {createPluralSelector} from './plural-forms.js';
