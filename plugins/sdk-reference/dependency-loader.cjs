/**
 * Tells the bundler that a page depends on the declarations of the widget: a remark plugin that reads a file is invisible to
 * its cache. Pages that do not use them pass unchanged and undisturbed.
 *
 * @this {import('webpack').LoaderContext<{folder: string, files: () => string[]}>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function sdkDependencies(source) {
  if (/<Sdk[A-Z]/.test(source)) {
    const {folder, files} = this.getOptions();
    for (const file of files()) {
      this.addDependency(file);
    }
    this.addContextDependency(folder);
  }
  return source;
};
