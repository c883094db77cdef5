/**
 * Leaves out of the list of all parts of pages, which every page has, what only the server asks of it: of each part the name of
 * its module, twice. Together they name every page once more.
 *
 * @param {string} source The module that Docusaurus generates: `"key": [() => import(…), "name", require.resolveWeak("name")],`.
 * @returns {string} The same module with the imports alone.
 * @throws {Error} When the module has another form.
 */
module.exports = function registry(source) {
  const short = source.replace(/, ("[^"]*"), require\.resolveWeak\(\1\)\]/g, ']');
  if (short === source || short.includes('resolveWeak')) {
    throw new Error('registry.js has not the form that plugins/client-bundle/registry-loader.cjs expects any more.');
  }
  return short;
};
