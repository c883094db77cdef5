// What docusaurus-theme-markdown writes, and docs-mcp reads.

/** The paragraph at the start of a page's Markdown file if the page is split into several files, which it links to. */
export const splitPageNote = 'This page is split into several files.';
