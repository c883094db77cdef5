export {BuiltSite, notFoundFile, type BuiltPage, type BuiltSiteInput, type PageContent} from './built-site';
export {readFileVersion} from './file-version';
export {findGrammar} from './highlight/grammars';
export {highlightCode} from './highlight/highlight';
export {getTokenTypes, tokenRoles, type TokenRole} from './highlight/token-roles';
export {h, join, toNodes, type Attributes, type Content, type HtmlNode} from './html-builder';
export * from './html-tree';
export {insertIntoHead} from './insert-into-head';
export {mapWithConcurrency} from './map-with-concurrency';
export {digestInputs, type PageExtraction} from './page-cache';
export {parseYaml} from './parse-yaml';
export {runPostBuildTask, type PostBuildTask} from './post-build';
export {
  checkDefaultLocale,
  checkHashRouter,
  checkOptions,
  checkSingleInstance,
  getConfigFile,
  warnAboutMissingTexts,
} from './plugin-checks';
export {PublishFilesPlugin, type PublishedFile} from './publish-files';
export {readOptionFile} from './read-option-file';
export {separateStyles} from './separate-styles';
export {listSidebarDocs} from './sidebar-docs';
