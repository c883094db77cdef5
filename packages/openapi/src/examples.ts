export {listMatches} from './examples/index.js';
export {readBodyExamples, readHeaderExamples} from './model/examples.js';
