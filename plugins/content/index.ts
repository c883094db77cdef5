export {codeBlocks, prismThemeConfig, rehypeCodeBlocks} from './code-blocks';
export {createMarkdownConfig, docs, getDefaultSlug, getDocSlug, type DocsOptions} from './docs';
export {home} from './home';
export {PartStore, prerenderedHtml, rehypePrerenderedHtml} from './prerendered-html';
export {rehypeTables} from './tables';
export {tabs} from './tabs';
