export {loadSandbox, type Sandbox} from './load-sandbox';
export {createObservable, type Observable} from './observable';
export type {SandboxRequest, SandboxResponse, WebhookDelivery} from './sandbox';
