// One module, so that the bundle of a page contains this code only once, and its state exists once.
export {
  createWorkerError,
  isSiteUpdatedError,
  loadCode,
  reloadWithValue,
  takeValueBeforeReload,
} from '@developer-docs/utils';
