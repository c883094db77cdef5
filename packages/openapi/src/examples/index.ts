export {generateValue} from './generate.js';
export {generateMatches, manyVariants} from './pattern.js';
