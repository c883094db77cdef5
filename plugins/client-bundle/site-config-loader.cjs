/** Keys of the configuration that Docusaurus uses while it builds, and never in a page. */
const buildKeys = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** The same of the theme's configuration, and of the settings for later versions all but one. */
const themeBuildKeys = ['blog', 'prism'];
const laterKeys = ['experimental_router'];

/** @typedef {Record<string, unknown>} Settings */

/**
 * @param {unknown} settings
 * @param {(key: string) => boolean} isKept
 * @returns {Settings} The settings whose keys are kept.
 */
const pick = (settings, isKept) => Object.fromEntries(Object.entries(settings ?? {}).filter(([key]) => isKept(key)));

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
  /** @type {Settings} */
  const config = JSON.parse(json);
  const kept = {
    ...pick(config, (key) => !buildKeys.includes(key)),
    future: pick(config['future'], (key) => laterKeys.includes(key)),
    themeConfig: pick(config['themeConfig'], (key) => !themeBuildKeys.includes(key)),
  };
  return `export default ${JSON.stringify(kept)};`;
};
