export {codeBlocks, prismThemeConfig, rehypeCodeBlocks} from './code-blocks';
export {docs} from './docs-root';
export {home} from './home';
export {rehypeTables} from './tables';
