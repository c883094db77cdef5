export {
  createWorkerError,
  isSiteUpdatedError,
  loadCode,
  reloadWithValue,
  takeValueBeforeReload,
} from '@developer-docs/utils';
