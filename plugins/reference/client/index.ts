export {StaticCode, StaticHtml, StaticTable} from './prerendered-html/prerendered-elements';
export {useLinkHandlers} from './prerendered-html/use-link-handlers';
export {default as ReferenceHtml} from './api/ReferenceHtml';
export {ReferenceExamples, ReferenceSample} from './api/ReferenceCode';
