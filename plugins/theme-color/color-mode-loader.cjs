/**
 * The theme's color mode listens to the system's preference although it is configured not to: when the system changes it
 * during a visit, the reader's choice is set to the default and deleted. Its condition joins with "and" what it means by "or".
 */

const condition = 'disableSwitch && !respectPrefersColorScheme';

/**
 * @param {string} source - `contexts/colorMode.js` of @docusaurus/theme-common.
 * @returns {string}
 * @throws Error when the file is not what it was: another version needs another look.
 */
module.exports = function colorModeLoader(source) {
  if (source.split(condition).length !== 2) {
    throw new Error(
      '@docusaurus/theme-common has changed, and plugins/theme-color/color-mode-loader.cjs does not find what it changes. Look for it in the new version, or go back to the version in package.json.',
    );
  }
  return source.replace(condition, '!respectPrefersColorScheme');
};
