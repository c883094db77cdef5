const {readdirSync} = require('node:fs');
const path = require('node:path');

/**
 * Declares the files that a page's elements are generated from as its dependencies. The source is returned unchanged.
 *
 * @this {import('webpack').LoaderContext<import('./index').PageDependencies>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function pageDependencies(source) {
  const {elements, folders} = this.getOptions();
  if (new RegExp(`<(?:${elements.join('|')})\\b`).test(source)) {
    for (const folder of folders()) {
      // The folder itself is a dependency because a new file can fix an unresolved reference.
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
