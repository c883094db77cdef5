/** The name of the plugin, and of its folders in `.docusaurus` and `i18n/<locale>`. */
export const pluginName = '@developer-docs/docusaurus-theme-openapi';

/** Explains the error of an element or a function that was used without the theme. */
export const explainMissingTheme = (user: string): string =>
  `${user} requires the theme. Add ['${pluginName}', {documents: {…}}] to "themes" in docusaurus.config.`;
