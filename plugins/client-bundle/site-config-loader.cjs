/** Keys of the configuration that Docusaurus uses while it builds, and never in a page. */
const buildKeys = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Leaves what only the build uses out of the configuration that is sent with every page. Among it are the options of plugins,
 * with the folder in which the site was built.
 *
 * @param {string} source The module that Docusaurus generates: `export default {…};` with JSON.
 * @returns {string} The same module with the other keys alone.
 * @throws {Error} When the module has another form.
 */
module.exports = function siteConfig(source) {
  const json = /^export default (\{.*\});?\s*$/ms.exec(source)?.[1];
  if (json === undefined) {
    throw new Error('docusaurus.config.mjs is not "export default {…}" any more: see plugins/client-bundle.');
  }
  const kept = Object.entries(JSON.parse(json)).filter(([key]) => !buildKeys.includes(key));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
};
