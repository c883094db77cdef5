export {codeBlocks, highlight, prismThemeConfig, rehypeCodeBlocks, type RehypeCodeBlocksOptions} from './code-blocks';
export {
  createMarkdownConfig,
  docs,
  getDocSlug,
  validateFrontMatter,
  type DocsOptions,
  type MarkdownConfigOptions,
  type PageOutsideSidebar,
  type PagesOutsideSidebar,
} from './docs';
export {home, type HomeOptions} from './home';
export {remarkReservedHostNote, type ReservedHostNoteOptions} from './reserved-host-note';
export {rehypeTables} from './tables';
export {tabs} from './tabs';
