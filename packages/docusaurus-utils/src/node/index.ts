// README.md documents all of these for authors of plugins.
// The pass over a finished build
export {BuiltSite, fileConcurrency, type BuiltPage, type PageContent} from './build/built-site.js';
export {joinPostBuildPass, type PostBuildTask} from './build/post-build.js';
// Plugins
export {checkOptions, checkPluginId, warnIfHashRouter} from './plugin/plugin-checks.js';
export type {PolicySources} from './plugin/policy-sources.js';
export {readContent, type ContentInstances, type PageMetadata} from './plugin/read-content.js';
export {readMessages} from './plugin/read-messages.js';
export {listSidebarDocs} from './plugin/sidebar-docs.js';
// Bundlers
export {createDependencyRule} from './bundler/dependency-rule.js';
export {EmitFilesPlugin, type PublishedFile} from './bundler/emit-files.js';
export {separateStyles} from './bundler/separate-styles.js';
// HTML
export {h, join, toNodes, type Attributes, type Content, type HtmlNode} from './html/html-builder.js';
export {
  areStackable,
  findElement,
  getChildNodes,
  getProperty,
  getReadableText,
  hasClass,
  isElement,
  isInline,
  normalizeWhitespace,
  parseHtml,
  walkElements,
} from './html/html-tree.js';
export {insertIntoHead} from './html/insert-into-head.js';
export {
  hasMarkdownRole,
  isNotInMarkdown,
  isNotSearched,
  isRecordDetail,
  readRecord,
  readRecordKind,
} from './html/read-page-attributes.js';
export {findContent, isUserInterface} from './html/page-content.js';
// Elements in MDX pages
export {
  checkAttributes,
  createElementFinder,
  replaceElements,
  requireAttribute,
  toMarkdownNode,
  type PageElement,
  type StringAttributes,
} from './mdx/page-elements.js';
