export const pluginName = '@developer-docs/docusaurus-plugin-hosting';
