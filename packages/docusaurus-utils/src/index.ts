// The attributes that describe what a page contains
export {markMarkdown, markRecord, notInMarkdown, notSearched, pageAttributes, recordDetail} from './page-attributes.js';
// Browsers
export {findHashTarget, isUnmodifiedClick} from './browser.js';
export {
  loadCode,
  loadFile,
  reloadFile,
  reloadPage,
  reopenAfterReload,
  SiteUpdatedError,
  takeReopened,
  watchWorker,
} from './load-code.js';
export {createCopy, useCopy, type CopyResult} from './copy.js';
