export {highlightSample} from './console/highlight';
export {listIds, rememberIds} from './console/tab-store';
export {loadSandbox} from './load-sandbox';
export {createObservable, type Observable} from './observable';
export type {Sandbox, SandboxRequest, SandboxResponse, WebhookDelivery} from './sandbox';
