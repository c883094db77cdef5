export {ReferenceExamples, ReferenceSample} from './api/ReferenceCode';
export {default as ReferenceHtml} from './api/ReferenceHtml';
export {StaticCode, StaticHtml, StaticTable} from './prerendered-html/prerendered-elements';
export {useLinkHandlers} from './prerendered-html/use-link-handlers';
