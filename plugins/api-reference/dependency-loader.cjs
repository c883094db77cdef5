/**
 * Tells the bundler that a page with generated headings depends on the contract: a remark plugin that reads a file is
 * invisible to its cache. Other pages pass undisturbed.
 *
 * @this {import('webpack').LoaderContext<{folders: () => readonly string[]}>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function referenceDependencies(source) {
  if (/<(?:Operation|ApiDocument)\b/.test(source)) {
    for (const folder of this.getOptions().folders()) {
      this.addContextDependency(folder);
    }
  }
  return source;
};
