export {codeBlocks, highlight, prismThemeConfig, rehypeCodeBlocks} from './code-blocks';
export {createMarkdownConfig, docs, getDefaultSlug, getDocSlug, type DocsOptions} from './docs';
export {home} from './home';
export {PartStore, prerenderedHtml, rehypePrerenderedHtml} from './prerendered-html';
export {remarkLocalMockSetup} from './local-mock-setup';
export {remarkReservedHostNote} from './reserved-host-note';
export {rehypeTables} from './tables';
export {tabs} from './tabs';
