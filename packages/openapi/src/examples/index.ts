export {generateValue} from './generate.js';
export type {Direction} from './matches.js';
export {generateMatches} from './pattern.js';
export {frameItems} from '../streams.js';
