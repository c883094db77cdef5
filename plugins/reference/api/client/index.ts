import './reference.css';

export {default as ReferenceExamples} from './ReferenceExamples';
export {default as ReferenceHtml} from './ReferenceHtml';
export {default as ReferenceSample} from './ReferenceSample';
