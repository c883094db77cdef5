import type {OperationHandler} from './operation-handler';

/** Stateful handlers by operation ID. All other operations respond with `createSampleResponse`. */
export const handlers: Readonly<Record<string, OperationHandler>> = {};
