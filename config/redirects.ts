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
