const {readdirSync} = require('node:fs');
const path = require('node:path');

/**
 * Runs before the MDX loader on every page and declares what its elements are made from; the source passes unchanged.
 *
 * @this {import('webpack').LoaderContext<import('./index').PageDependencies>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function pageDependencies(source) {
  const {elements, folders} = this.getOptions();
  if (new RegExp(`<(?:${elements.join('|')})\\b`).test(source)) {
    for (const folder of folders()) {
      // The folder too: a new file can be what a page was missing.
      this.addContextDependency(folder);
      for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
        if (entry.isFile()) {
          this.addDependency(path.join(entry.parentPath, entry.name));
        }
      }
    }
  }
  return source;
};
