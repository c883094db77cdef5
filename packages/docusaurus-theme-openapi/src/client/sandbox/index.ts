export {loadSandbox} from './load-sandbox';
export {createObservable, type Observable} from './observable';
export type {Sandbox, SandboxRequest, SandboxResponse, WebhookDelivery} from './sandbox';
