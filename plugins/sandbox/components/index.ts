export type {ResponsePreviewProps} from './Console/ResponsePanel';
export {default as TryIt} from './TryIt';
export {default as WidgetPlayground} from './WidgetPlayground';
