/**
 * The paragraph with which the Markdown file of a page that's split into several files begins. docusaurus-theme-markdown
 * writes it, and docs-mcp recognizes such files by it.
 */
export const splitPageNote = 'This page is split into several files.';
