export {loadSandbox} from './load-sandbox';
export {runExample, type ExampleVariant} from './run-example';
export {
  SandboxError,
  type Observable,
  type Sandbox,
  type SandboxCredentials,
  type SandboxRequest,
  type SandboxResponse,
  type SandboxSummary,
  type WebhookDelivery,
} from './sandbox';
export type {PlaygroundWidget, Setup, SetupCall, Setups} from './playground/setup';
