export {default as WidgetPlayground} from './WidgetPlayground';
