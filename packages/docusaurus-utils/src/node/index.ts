// README.md documents all of these for authors of plugins. What only the packages use is in internal.ts.
// The pass over a finished build
export {BuiltSite, type BuiltPage, type PageContent} from './build/built-site.js';
export {joinPostBuildPass, type PostBuildTask} from './build/post-build.js';
// Plugins
export {checkOptions, checkPluginId, disableForHashRouter} from './plugin/plugin-checks.js';
export type {PolicySources} from './plugin/policy-sources.js';
export {readContent, type ContentInstances, type PageMetadata} from './plugin/read-content.js';
export {listSidebarDocs} from './plugin/sidebar-docs.js';
// Bundlers
export {createDependencyRule} from './bundler/dependency-rule.js';
export {EmitFilesPlugin, type PublishedFile} from './bundler/emit-files.js';
export {separateStyles} from './bundler/separate-styles.js';
// HTML
export {h, join, toNodes, type Attributes, type Content, type HtmlNode} from './html/html-builder.js';
export {
  findElement,
  getChildNodes,
  getProperty,
  getReadableText,
  hasClass,
  isElement,
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
// Elements in MDX pages
export {
  checkAttributes,
  createElementFinder,
  replaceElements,
  requireAttribute,
  type PageElement,
  type StringAttributes,
} from './mdx/page-elements.js';
export {toMarkdownNode, createImportNode, createJsxElement} from './mdx/mdx-nodes.js';
