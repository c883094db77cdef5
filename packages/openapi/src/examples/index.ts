export {generateValue} from './generate.js';
export {matches} from './matches.js';
export {writeRandomMatch} from './pattern.js';
