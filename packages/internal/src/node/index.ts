export {BuiltSite, type BuiltPage, type BuiltSiteInput, type PageContent, type PostBuildStep} from './built-site';
export {h, join, toNodes, type Attributes, type Content, type HtmlNode} from './html-builder';
export * from './html-tree';
export {insertIntoHead} from './insert-into-head';
export {mapWithConcurrency} from './map-with-concurrency';
export {parseYaml} from './parse-yaml';
export {runPostBuildTask, type PostBuildTask} from './post-build';
export {separateStyles} from './separate-styles';
export {listSidebarDocs} from './sidebar-docs';
