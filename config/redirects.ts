interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Old and new URLs of moved pages, without the base URL. Keep a redirect for as long as readers or other sites may use the
 * old URL. If you rename a heading, keep its ID: `## New name {#old-id}`.
 */
export const redirects: readonly Redirect[] = [
  // {from: '/docs/old-name', to: '/docs/new-name'},
];
