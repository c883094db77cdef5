/** The name of the plugin, and of its folders in `.docusaurus` and `i18n/<locale>`. */
export const pluginName = '@developer-docs/docusaurus-theme-openapi';
