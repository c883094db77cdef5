const path = require('node:path');

const fenceWithFile = /(?:`{3,}|~{3,})[^`\n]*?[ \t]file=["']?(?<file>[^\s"'{}]+)/g;

/**
 * Declares the files that the code blocks of a page include as dependencies of the page. A rehype plugin has no access
 * to the bundler, so neither its cache nor its watcher would notice a change to these files.
 *
 * @this {import('webpack').LoaderContext<{siteDir: string}>}
 * @param {string} source - The source of an MDX file.
 * @returns {string} The unchanged source.
 */
module.exports = function addIncludedFileDependencies(source) {
  const {siteDir} = this.getOptions();
  for (const {groups} of source.matchAll(fenceWithFile)) {
    this.addDependency(path.resolve(siteDir, groups?.['file'] ?? ''));
  }
  return source;
};
