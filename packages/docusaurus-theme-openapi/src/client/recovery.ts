// One module, so that the bundle of a page contains this code only once.
export {isSiteUpdatedError, loadCode} from '@developer-docs/internal';
