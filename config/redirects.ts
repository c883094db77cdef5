/**
 * New URLs of moved pages and anchors by their old URLs, without the base URL. Redirect an anchor only if its page
 * still exists. Keep a redirect for as long as readers or other sites may use the old URL.
 */
export const redirects: Readonly<Record<string, string>> = {
  // '/docs/old-name': '/docs/new-name',
  // '/docs/intro#old-id': '/docs/overview#new-id',
};

/** The file with the URLs of all releases, one per line. `npm run published-urls -- --release` updates it. */
export const publishedUrlsFile = 'config/published-urls.txt';

/**
 * Pattern of anchor IDs whose URLs must keep working: the API links to error codes in the `type` of its problem
 * documents. If any other anchor's ID changes, old links still open its page.
 */
export const publishedAnchorPattern = /^error-/;
