/**
 * Makes a module of a source file: its highlighted markup. Used for `import html from './request.sh?highlight'`.
 *
 * @this {import('webpack').LoaderContext<{highlightFile: (file: string, query: string) => string}>}
 * @returns {string} A module whose default export is the markup.
 */
module.exports = function highlightLoader() {
  const {highlightFile} = this.getOptions();
  return `export default ${JSON.stringify(highlightFile(this.resourcePath, this.resourceQuery))};`;
};
