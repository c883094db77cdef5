export {default as StaticCode} from './StaticCode';
export {default as StaticHtml} from './StaticHtml';
export {default as StaticTable} from './StaticTable';
