export {StaticCode, StaticHtml, StaticTable} from './prerendered-elements';
