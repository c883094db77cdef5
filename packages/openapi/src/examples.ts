export {matches, writeRandomMatch} from './examples/index.js';
export {readBodyExamples, readHeaderExamples} from './model/examples.js';
