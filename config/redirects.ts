import {site} from './site';

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Old and new URLs of moved pages and anchors, without the base URL. Redirect an anchor only if its page still exists.
 * Keep a redirect for as long as readers or other sites may use the old URL.
 */
export const redirects: readonly Redirect[] = [
  // {from: '/docs/old-name', to: '/docs/new-name'},
  // {from: '/docs/intro#old-id', to: '/docs/overview#new-id'},
];

/** The URLs of all releases, which have to keep working. `npm run published-urls -- --release` updates the file. */
export const publishedUrls = {
  file: 'config/published-urls.txt',
  // The API links to error codes in the `type` of its problem documents. If any other anchor's ID changes, old links
  // still open its page.
  anchors: '^error-',
  // All brands share the list.
  placeholders: {__SLUG__: site.slug},
};
