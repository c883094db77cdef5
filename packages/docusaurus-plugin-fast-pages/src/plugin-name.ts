export const pluginName = '@developer-docs/docusaurus-plugin-fast-pages';
