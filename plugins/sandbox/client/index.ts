export {loadSandbox} from './load-sandbox';
export {runExample} from './run-example';
export {
  type Observable,
  type Sandbox,
  type SandboxRequest,
  type SandboxResponse,
  type WebhookDelivery,
} from './sandbox';
export type {Setup, SetupCall, Setups} from './playground/setup';
