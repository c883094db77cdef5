export {codeBlocks, prismThemeConfig, rehypeCodeBlocks} from './code-blocks';
export {docs} from './docs-root';
export {home} from './home';
export {PartStore, prerenderedHtml, rehypePrerenderedHtml} from './prerendered-html';
export {rehypeTables} from './tables';
