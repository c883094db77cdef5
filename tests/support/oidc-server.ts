import {createServer} from 'node:http';
import Provider from 'oidc-provider';
import {listen, type RunningServer} from './listen';

/**
 * Starts an OpenID Connect server of a library that many products use. Its pages accept any user and password. It has
 * the public client `docs`, whose refresh tokens work once, and the userinfo endpoint `/me`.
 */
export async function startOidcServer(redirectUris: readonly string[]): Promise<RunningServer> {
  const server = createServer();
  const running = await listen(server);
  const provider = new Provider(running.origin, {
    clients: [
      {
        client_id: 'docs',
        application_type: 'native',
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    clientBasedCORS: () => true,
    cookies: {keys: ['test']},
    features: {revocation: {enabled: true}},
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
  });
  server.on('request', provider.callback());
  return running;
}

/**
 * Visits the pages of the server as a browser does, without scripts.
 *
 * @param decision - What the user answers to the question whether the client may have access.
 * @returns The URL that the server redirects to, or the text of a page with an error.
 */
export async function visitSignInPages(
  url: string,
  redirectUri: string,
  decision: 'allow' | 'deny' = 'allow',
): Promise<string> {
  const cookies = new Map<string, string>();
  let next: {readonly url: string; readonly body?: URLSearchParams} = {url};
  for (;;) {
    const response = await fetchWithCookies(next.url, next.body, cookies);
    const location = response.headers.get('Location');
    const text = await response.text();
    const [, action] = /<form[^>]* action="([^"]+)"/.exec(text) ?? [];
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(text) ?? [];
    if (location?.startsWith(redirectUri)) return location;
    if (location !== null) next = {url: new URL(location, next.url).href};
    else if (action === undefined) return text;
    else if (prompt === 'consent' && decision === 'deny') next = {url: `${action}/abort`};
    else next = {url: action, body: new URLSearchParams({prompt, login: 'ada', password: 'p'})};
  }
}

/** Requests a page, or posts a form, with the cookies of earlier responses, and keeps those of this one. */
async function fetchWithCookies(
  url: string,
  form: URLSearchParams | undefined,
  cookies: Map<string, string>,
): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: {Cookie: Array.from(cookies, (pair) => pair.join('=')).join('; ')},
    ...(form !== undefined && {method: 'POST', body: form}),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
  return response;
}
