/**
 * Replaces text in a module.
 *
 * @this {{getOptions(): {search: string, replace: string}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function replaceText(source) {
  const {search, replace} = this.getOptions();
  return source.replace(search, () => replace);
};
