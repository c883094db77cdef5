const {readdirSync, statSync} = require('node:fs');
const path = require('node:path');

/**
 * Declares the files that a page is generated from as its dependencies. The source is returned unchanged.
 *
 * @this {import('webpack').LoaderContext<{listDependencies: import('./index').ListDependencies}>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function pageDependencies(source) {
  const {listDependencies} = this.getOptions();
  for (const dependency of listDependencies(source)) {
    if (statSync(dependency, {throwIfNoEntry: false})?.isDirectory()) {
      // The folder itself is a dependency because a new file can fix an unresolved reference.
      this.addContextDependency(dependency);
      for (const entry of readdirSync(dependency, {recursive: true, withFileTypes: true})) {
        if (entry.isFile()) {
          this.addDependency(path.join(entry.parentPath, entry.name));
        }
      }
    } else {
      this.addDependency(dependency);
    }
  }
  return source;
};
