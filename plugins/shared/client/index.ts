export {createEntryId, escapeHtml, formatCount} from '@developer-docs/suggestions';
export {registerOfflineLoader} from './offline-loaders';
export {prepareOfflineUse} from './offline-use';
export {waitForIdle} from './wait-for-idle';
