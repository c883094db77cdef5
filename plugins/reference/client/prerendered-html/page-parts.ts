import {createPartSource, type PartSource} from './parts';

/** Placeholder for the parts of a page. With the query `?parts=<key>`, `parts-loader.cjs` replaces this module. */
const source: PartSource = createPartSource('', {});
export default source;
