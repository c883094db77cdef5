export {generateValue} from './generate.js';
export type {Direction} from './matches.js';
export {generateMatches, manyVariants} from './pattern.js';
