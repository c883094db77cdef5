import './reference.css';

export {default as ReferenceExamples} from './ReferenceExamples';
export {default as ReferenceHtml} from './ReferenceHtml';
export {default as ReferenceSamples} from './ReferenceSamples';
