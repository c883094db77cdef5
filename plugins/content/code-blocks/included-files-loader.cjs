const path = require('node:path');

const fenceWithFile = /(?:`{3,}|~{3,})[^`\n]*?[ \t]file=["']?(?<file>[^\s"'{}]+)/g;

/**
 * Tells the bundler which files the fences of a page include, so that an edit of one of them compiles the page again:
 * a rehype plugin cannot say so.
 *
 * @this {import('webpack').LoaderContext<{siteDir: string}>}
 * @param {string} source - The text of an MDX file.
 * @returns {string} The same text.
 */
module.exports = function declareIncludedFiles(source) {
  const {siteDir} = this.getOptions();
  for (const {groups} of source.matchAll(fenceWithFile)) {
    this.addDependency(path.resolve(siteDir, groups?.['file'] ?? ''));
  }
  return source;
};
