export {loadSandbox} from './load-sandbox';
export type {Sandbox, SandboxRequest, SandboxResponse, WebhookDelivery} from './sandbox';
export type {Setup, SetupCall, Setups} from './playground/model';
