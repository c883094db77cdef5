// One module, so that the bundle of a page contains this code only once.
export {createRequestError, createWorker, isSiteUpdatedError, loadCode} from '@developer-docs/internal';
