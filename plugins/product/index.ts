export {diagramStyles, remarkDiagrams} from './diagrams';
export {readHomeExample} from './home-example/example';
export {playgroundWidgets} from './playground';
export {DesignRenderer, remarkRenderedDesigns, renderedDesignFiles} from './rendered-designs';
