export {aliasEntries} from './alias-entries.js';
export {BuiltSite, notFoundFile, type BuiltPage, type BuiltSiteInput, type PageContent} from './built-site.js';
export {readFileVersion} from './file-version.js';
export {h, join, toNodes, type Attributes, type Content, type HtmlNode} from './html-builder.js';
export * from './html-tree.js';
export {insertIntoHead} from './insert-into-head.js';
export {findFileInPath} from './find-file-in-path.js';
export {mapWithConcurrency} from './map-with-concurrency.js';
export * from './page-attributes.js';
export {findContent, isUserInterface} from './page-content.js';
export type {PageExtraction, PageExtractor} from './page-extraction.js';
export {parseYaml} from './parse-yaml.js';
export {createOptionTexts, type TranslateText} from './option-texts.js';
export {
  joinPostBuildPass,
  runPostBuildTasks,
  type PostBuildMember,
  type PostBuildMembers,
  type PostBuildTask,
} from './post-build.js';
export {checkOptions, checkSingleInstance, hasHashRouter, getConfigFile} from './plugin-checks.js';
export type {PolicySources} from './policy-sources.js';
export {PublishFilesPlugin, type PublishedFile} from './publish-files.js';
export {readOptionText} from './read-option-text.js';
export {separateStyles} from './separate-styles.js';
export {listSidebarDocs} from './sidebar-docs.js';
export {suggestFile} from './suggest-file.js';
