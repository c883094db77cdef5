/**
 * The paragraph with which the Markdown file of a page begins if it's split into several files.
 * docusaurus-theme-markdown writes it, and docs-mcp recognizes such files by it.
 */
export const splitPageNote = 'This page is split into several files.';
