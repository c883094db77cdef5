export {matches} from './examples/matches.js';
export {writeRandomMatch} from './examples/pattern.js';
export {readBodyExamples, readHeaderExamples} from './model/read-examples.js';
