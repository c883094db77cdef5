export {generateValue} from './generate.js';
export type {Direction} from './matches.js';
export {compilePattern, generateMatches, manyVariants} from './pattern.js';
export {toXml} from '../xml.js';
export {frameItems, listItems} from '../streams.js';
