/** The name of the plugin, with which its messages begin. */
export const pluginName = '@developer-docs/docusaurus-theme-markdown';
