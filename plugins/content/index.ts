export {codeBlocks, highlight, prismThemeConfig, rehypeCodeBlocks, type RehypeCodeBlocksOptions} from './code-blocks';
export {diagramStyles, remarkDiagrams, type DiagramOptions, type DiagramStylesOptions} from './diagrams';
export {
  createMarkdownConfig,
  docs,
  getDocSlug,
  type DocsOptions,
  type MarkdownConfigOptions,
  type PageOutsideSidebar,
  type PagesOutsideSidebar,
} from './docs';
export {home, type HomeOptions} from './home';
export {
  DesignRenderer,
  remarkRenderedDesigns,
  renderedDesignFiles,
  type RenderedDesignFilesOptions,
  type RenderedDesignsOptions,
} from './rendered-designs';
export {remarkReservedHostNote, type ReservedHostNoteOptions} from './reserved-host-note';
export {rehypeTables} from './tables';
export {tabs} from './tabs';
