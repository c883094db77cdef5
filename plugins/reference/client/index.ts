export {default as ReferenceExamples} from './api/ReferenceExamples';
export {default as ReferenceHtml} from './api/ReferenceHtml';
export {default as ReferenceSample} from './api/ReferenceSample';
export {default as StaticCode} from './prerendered-html/StaticCode';
export {default as StaticHtml} from './prerendered-html/StaticHtml';
export {default as StaticTable} from './prerendered-html/StaticTable';
export {useLinkHandlers} from './prerendered-html/use-link-handlers';
