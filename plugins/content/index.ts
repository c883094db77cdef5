export {codeBlocks, prismThemeConfig, rehypeCodeBlocks} from './code-blocks';
export {rehypeTables} from './tables';
