export {codeBlocks, prismThemeConfig, rehypeCodeBlocks} from './code-blocks';
