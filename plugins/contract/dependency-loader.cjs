/**
 * Tells the bundler that a page depends on the contract: a remark plugin that reads a file is invisible to its cache.
 * Runs before the MDX loader on every page; pages that do not use the contract pass unchanged and undisturbed.
 *
 * @this {import('webpack').LoaderContext<{elements: string[], folder: string, files: () => string[]}>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function contractDependencies(source) {
  const {elements, folder, files} = this.getOptions();
  if (new RegExp(`<(?:${elements.join('|')})\\b`).test(source)) {
    for (const file of files()) {
      this.addDependency(file);
    }
    // A new file of the contract can be what a page was missing.
    this.addContextDependency(folder);
  }
  return source;
};
