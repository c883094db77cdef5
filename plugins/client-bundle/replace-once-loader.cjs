const replaceOnce = require('./replace-once.cjs');

/**
 * Changes one place of a package, which the options name (`unused-code.ts`).
 *
 * @this {{getOptions(): Parameters<typeof replaceOnce>[0]}} What the bundler gives a loader.
 * @param {string} source The module.
 * @returns {string} The changed module.
 */
module.exports = function replaceOnceLoader(source) {
  return replaceOnce(this.getOptions())(source);
};
