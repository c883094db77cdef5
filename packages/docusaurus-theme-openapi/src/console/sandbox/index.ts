export {loadSandbox, type Sandbox} from './load-sandbox';
export {createObservable, type Observable} from './observable';
export {toHeaders} from './to-headers';
export type {SandboxRequest, SandboxResponse, WebhookDelivery} from './sandbox';
