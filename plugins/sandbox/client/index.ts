export {loadSandbox} from './load-sandbox';
export type {Sandbox, SandboxRequest, SandboxResponse, WebhookDelivery} from './sandbox';
export type {
  PlaygroundData,
  PlaygroundModel,
  PlaygroundOption,
  PlaygroundWidget,
  Setup,
  SetupCall,
  Setups,
} from './playground/model';
