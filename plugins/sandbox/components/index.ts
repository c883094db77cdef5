export type {ResponsePreviewProps} from './Console/ResponsePanel';
export {useLoaded} from './shared/use-loaded';
export {default as TryIt} from './TryIt';
export {default as WidgetPlayground} from './WidgetPlayground';
