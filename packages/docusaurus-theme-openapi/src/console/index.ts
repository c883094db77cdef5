// Used by `@theme/OpenApi/Console`, and by elements of your own that use the sandbox, or look like the console.
export type {ConsoleRequest, ConsoleResponse, WebhookDelivery} from './http/messages';
export {loadSandbox, type Sandbox} from './sandbox/load-sandbox';
export {loadOperation} from './load-descriptions';
export {ConsoleContent, type ConsoleProps} from './ConsoleContent';
export {Field, type FieldProps} from './controls/Field';
export {JsonBlock} from './controls/JsonBlock';
export {PanelHeader, panelClassName} from './controls/PanelHeader';
export {loadSampleCode} from '../client/samples/generated-code';
export {useLoaded} from '../client/common/loading/use-loaded';
