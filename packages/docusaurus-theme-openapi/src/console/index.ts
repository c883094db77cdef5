// Used by `@theme/OpenApi/Console`, and by elements of your own that use the sandbox, or look like the console.
export type {ConsoleRequest, ConsoleResponse} from './exchange/messages';
export {loadSandbox, type Sandbox, type WebhookDelivery} from './sandbox';
export {createObservable, type Observable} from '../client/utils/observable';
export {highlightSample} from './panels/highlight-sample';
export {rememberIds} from './request/memory/history';
export {default as LoadedConsole, type ConsoleProps} from './panels/LoadedConsole';
export {LoadError, Message, SmallButton} from './shared/controls';
export {default as Field, type FieldProps} from './shared/Field';
export {default as JsonBlock} from './shared/JsonBlock';
export {default as PanelHeader, panelClassName} from './shared/PanelHeader';
export {useOperation} from './shared/use-operation';
export {useLoaded} from '../client/utils/use-loaded';
