export {loadSandbox, type Sandbox} from './load-sandbox';
export type {WebhookDelivery} from './webhook-delivery';
