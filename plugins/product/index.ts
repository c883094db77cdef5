export {diagramStyles, remarkDiagrams, type DiagramOptions, type DiagramStylesOptions} from './diagrams';
export {readHomeExample} from './home-example/example';
export {playgroundWidgets} from './playground';
export {
  DesignRenderer,
  remarkRenderedDesigns,
  renderedDesignFiles,
  type RenderedDesignFilesOptions,
  type RenderedDesignsOptions,
} from './rendered-designs';
