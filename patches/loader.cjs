/**
 * Changes one place in the code of a package.
 *
 * @this {{getOptions(): {package: string, by: string, from: string, to: string}}} What the bundler gives a loader: the package; the
 *   file that asks, for the message; what stands in the code exactly once; what stands there afterwards.
 * @param {string} source The module.
 * @returns {string} The changed module.
 * @throws Error when the code is not what it was: another version needs another look.
 */
module.exports = function packageChangeLoader(source) {
  const {package: name, by, from, to} = this.getOptions();
  if (source.split(from).length !== 2) {
    throw new Error(
      `${name} has changed, and ${by} does not find what it changes. Look for it in the new version, or go back to the version in package.json.`,
    );
  }
  return source.replace(from, () => to);
};
