// For the packages of this repository only: these functions can change in any version.
export {fileConcurrency} from './build/built-site.js';
export {readMessages} from './plugin/read-messages.js';
export {areStackable, isInline, normalizeWhitespace} from './html/html-tree.js';
export {createRoleProperties} from './html/read-page-attributes.js';
export {findContent, isUserInterface} from './html/page-content.js';
export {createExpressionAttribute} from './mdx/mdx-nodes.js';
