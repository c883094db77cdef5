export {generateValue} from './generate.js';
export type {Direction} from './matches.js';
export {generateMatches, manyVariants} from './pattern.js';
export {toXml} from '../xml.js';
export {frameItems, listItems} from '../streams.js';
