/**
 * Returns the URL path of a page's Markdown file: the page's path with `.md`, or `index.md` for the home page. The path
 * doesn't depend on the site's `trailingSlash`, so it's the same for every URL that a host accepts for the page.
 *
 * @param pagePath - URL path of the page, including the base URL: `/base/docs/intro`, or `/base/docs/intro/`.
 * @param baseUrl - Path of the site on its host, with a leading and a trailing slash.
 */
export function getMarkdownUrl(pagePath: string, baseUrl: string): string {
  const path = encode(pagePath.replace(/\/+$/, ''));
  return `${path}/` === encode(baseUrl) ? `${path}/index.md` : `${path}.md`;
}

/** Browsers and Docusaurus encode letters that aren't ASCII in some paths, but not in all. */
const encode = (path: string) => path.replace(/[^\x21-\x7E]+/g, encodeURI);
