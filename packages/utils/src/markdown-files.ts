/**
 * The paragraph at the start of a page's Markdown file if the page is split into several files, which it links to.
 * `docusaurus-plugin-markdown` writes it, and `docs-mcp` recognizes such pages by it.
 */
export const splitPageNote = 'This page is split into several files.';
