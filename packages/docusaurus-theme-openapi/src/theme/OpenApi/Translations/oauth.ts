import {translate} from '@docusaurus/Translate';

/** Returns the texts of the panel for OAuth 2 and OpenID Connect, which are only loaded for schemes of these types. */
export const getOAuthTexts = () => ({
  'oauth.signIn': translate({id: 'theme.openapi.oauth.signIn', message: 'Sign in'}),
  'oauth.signOut': translate({id: 'theme.openapi.oauth.signOut', message: 'Sign out'}),
  'oauth.signedIn': translate({id: 'theme.openapi.oauth.signedIn', message: 'Signed in. The token expires at {time}.'}),
  'oauth.signedInForever': translate({id: 'theme.openapi.oauth.signedInForever', message: 'Signed in.'}),
  'oauth.expired': translate({
    id: 'theme.openapi.oauth.expired',
    message: 'The token expired at {time}. Sign in again.',
  }),
  'oauth.refreshes': translate({
    id: 'theme.openapi.oauth.refreshes',
    message: 'The token expired at {time}. It’s refreshed when you send a request.',
  }),
  'oauth.waiting': translate({id: 'theme.openapi.oauth.waiting', message: 'Sign in in the window that has opened.'}),
  'oauth.cancel': translate({id: 'theme.openapi.oauth.cancel', message: 'Cancel'}),
  'oauth.loading': translate({
    id: 'theme.openapi.oauth.loading',
    message: 'Reading the metadata of the authorization server…',
  }),
  'oauth.retry': translate({id: 'theme.openapi.oauth.retry', message: 'Retry'}),
  'oauth.clientId': translate({id: 'theme.openapi.oauth.clientId', message: 'Client ID'}),
  'oauth.clientIdHint': translate({
    id: 'theme.openapi.oauth.clientIdHint',
    message: 'Register this redirect URL for it: {url}',
  }),
  'oauth.clientSecret': translate({id: 'theme.openapi.oauth.clientSecret', message: 'Client secret'}),
  'oauth.secretWarning': translate({
    id: 'theme.openapi.oauth.secretWarning',
    message: 'A secret that you enter in a browser isn’t secret: use one of a test client.',
  }),
  'oauth.getToken': translate({id: 'theme.openapi.oauth.getToken', message: 'Get a token'}),
  'oauth.scopes': translate({id: 'theme.openapi.oauth.scopes', message: 'Scopes'}),
  'oauth.otherFlows': translate({
    id: 'theme.openapi.oauth.otherFlows',
    message: 'Pages can’t sign in with this flow: {flows}. Get a token elsewhere, and enter it.',
  }),
  'oauth.dialog': translate({id: 'theme.openapi.oauth.dialog', message: 'Sandbox: {client} asks for'}),
  'oauth.allow': translate({id: 'theme.openapi.oauth.allow', message: 'Allow'}),
  'oauth.deny': translate({id: 'theme.openapi.oauth.deny', message: 'Deny'}),
  'oauth.noScopes': translate({id: 'theme.openapi.oauth.noScopes', message: 'Access without scopes'}),
  'oauth.noServer': translate({
    id: 'theme.openapi.oauth.noServer',
    message: 'The document doesn’t contain valid URLs for signing in. Get a token elsewhere, and enter it.',
  }),
  'oauth.discovery': translate({
    id: 'theme.openapi.oauth.discovery',
    message:
      'The metadata at {url} aren’t those of the issuer {issuer}. If its issuer is another one, the owner of this site has to set the option {option}.',
  }),
  'oauth.metadata': translate({
    id: 'theme.openapi.oauth.metadata',
    message:
      'The metadata of the authorization server can’t be read at {url} ({reason}). Get a token elsewhere and enter it, or tell the owner of the API.',
  }),
  'oauth.issuer': translate({
    id: 'theme.openapi.oauth.issuer',
    message:
      'The response is from the issuer {issuer}, which this site doesn’t know. Its owner has to set the option {option}.',
  }),
  'oauth.timeout': translate({
    id: 'theme.openapi.oauth.timeout',
    message:
      'The authorization server {server} didn’t respond within {seconds} seconds. Try again, or get a token elsewhere.',
  }),
  'oauth.insecure': translate({
    id: 'theme.openapi.oauth.insecure',
    message: 'Browsers only let pages with https sign in. Open this page with https.',
  }),
  'oauth.unencrypted': translate({
    id: 'theme.openapi.oauth.unencrypted',
    message:
      'The URL {url} of the authorization server isn’t encrypted, so nothing is sent to it. Tell the owner of the API that it needs https.',
  }),
  'oauth.denied': translate({
    id: 'theme.openapi.oauth.denied',
    message: 'Access was denied. Sign in again to decide otherwise.',
  }),
  'oauth.error': translate({
    id: 'theme.openapi.oauth.error',
    message: 'The authorization server responded with {error}. Sign in again, or get a token elsewhere. {description}',
  }),
  'oauth.invalidClient': translate({
    id: 'theme.openapi.oauth.invalidClient',
    message:
      'The authorization server doesn’t accept the client ({error}). Check the client ID, and that the client is public, so it needs no secret. {description}',
  }),
  'oauth.invalidCode': translate({
    id: 'theme.openapi.oauth.invalidCode',
    message: 'The authorization server rejected the code. Sign in again. {description}',
  }),
  'oauth.sessionEnded': translate({
    id: 'theme.openapi.oauth.sessionEnded',
    message: 'The session has ended. Sign in again. {description}',
  }),
  'oauth.state': translate({
    id: 'theme.openapi.oauth.state',
    message: 'A response arrived that isn’t for this sign-in (state). If the sign-in doesn’t continue, start it again.',
  }),
  'oauth.clock': translate({
    id: 'theme.openapi.oauth.clock',
    message: 'The times in the ID token aren’t valid now. Check the clock of your computer, and sign in again.',
  }),
  'oauth.invalidResponse': translate({
    id: 'theme.openapi.oauth.invalidResponse',
    message: 'The authorization server’s response isn’t valid: {message}. Sign in again, or tell the owner of the API.',
  }),
  'oauth.canceled': translate({id: 'theme.openapi.oauth.canceled', message: 'Sign-in was canceled.'}),
});

export type OAuthTexts = ReturnType<typeof getOAuthTexts>;
