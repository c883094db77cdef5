// What the console shares with the page that authorization servers redirect to (scripts/oauth-redirect.js).

/**
 * The channel on which the redirect page passes an authorization server's response on to the site's other windows: its
 * path and query. Each page can tell by the path and `state` whether it requested the response. If so, it replies with
 * `state`.
 */
export const oauthChannel = 'docusaurus-openapi-oauth';

/** The key of the pending sign-in in `sessionStorage`. The redirect page has no access to the site's configuration. */
export const pendingSignInKey = 'docusaurus.openapi.oauth';
