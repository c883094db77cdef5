export type {ResponsePreviewProps} from './Console/ResponsePanel';
export {Message} from './shared/controls';
export {default as Field, InlineText, type FieldProps} from './shared/Field';
export {default as JsonBlock} from './shared/JsonBlock';
export {default as PanelHeader, panelClassName} from './shared/PanelHeader';
export {useLoaded} from './shared/use-loaded';
export {default as TryIt} from './TryIt';
export {default as TryItButton} from './TryItButton';
