export {BuiltSite, notFoundFile, type BuiltPage, type BuiltSiteInput, type PageContent} from './build/built-site.js';
export {mapWithConcurrency} from './build/map-with-concurrency.js';
export type {PageExtraction, PageExtractor} from './build/page-extraction.js';
export {
  joinPostBuildPass,
  runPostBuildTasks,
  type PolicySources,
  type PostBuildMember,
  type PostBuildMembers,
  type PostBuildTask,
} from './build/post-build.js';
export {aliasEntries} from './bundler/alias-entries.js';
export {PublishFilesPlugin, type PublishedFile} from './bundler/publish-files.js';
export {separateStyles} from './bundler/separate-styles.js';
export {findFileInPath, readFileVersion, readOptionText, suggestFile} from './files.js';
export {h, join, toNodes, type Attributes, type Content, type HtmlNode} from './html/html-builder.js';
export * from './html/html-tree.js';
export {insertIntoHead} from './html/insert-into-head.js';
export * from './html/page-attributes.js';
export {findContent, isUserInterface} from './html/page-content.js';
export {parseYaml} from './parse-yaml.js';
export {createOptionTexts, type TranslateText} from './plugin/option-texts.js';
export {checkOptions, checkSingleInstance, hasHashRouter} from './plugin/plugin-checks.js';
export {listSidebarDocs} from './plugin/sidebar-docs.js';
