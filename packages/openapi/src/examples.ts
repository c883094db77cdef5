// The generation of examples is apart from the main entry, so that browsers load it only when they need it.

export {generateRandomMatch} from './examples/pattern.js';
export {readBodyExamples, readHeaderExamples} from './model/read-examples.js';
