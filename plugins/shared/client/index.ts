export {registerOfflineLoader} from './offline-loaders';
export {prepareOfflineUse} from './offline-use';
export {waitForIdle} from './wait-for-idle';
