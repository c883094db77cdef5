export {generateValue} from './generate.js';
export {listMatches} from './pattern.js';
