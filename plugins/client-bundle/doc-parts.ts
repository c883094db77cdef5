/**
 * Parts of which every doc needs all: the layouts that stand in one another, and the page. Docusaurus makes a script of each, and
 * of the theme's code in it another one. The page stands first.
 */
export const docParts = [
  '@theme/DocItem',
  '@theme/DocRoot',
  '@theme/DocVersionRoot',
  '@theme/DocsRoot',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
];

/** Packages that several parts may share, in scripts of their own. The theme is none: its code goes with the part that uses it. */
export const sharedPackages = {
  test: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
};
