const replaceOnce = require('../client-bundle/replace-once.cjs');

/**
 * The theme's color mode (`contexts/colorMode.js`) listens to the system's preference although it is configured not to: when the system
 * changes it during a visit, the reader's choice is set to the default and deleted. Its condition joins with "and" what it means by
 * "or".
 */
module.exports = replaceOnce({
  package: '@docusaurus/theme-common',
  by: 'plugins/theme-color/color-mode-loader.cjs',
  from: 'disableSwitch && !respectPrefersColorScheme',
  to: '!respectPrefersColorScheme',
});
