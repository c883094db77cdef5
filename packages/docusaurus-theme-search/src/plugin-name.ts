export const pluginName = '@developer-docs/docusaurus-theme-search';
