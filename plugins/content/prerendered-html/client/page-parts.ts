import {createPartSource, type PartSource} from '@developer-docs/docusaurus-theme-openapi/client';

/** Placeholder for the parts of a page. With the query `?parts=<key>`, `parts-loader.cjs` replaces this module. */
const source: PartSource = createPartSource('', {});
export default source;
