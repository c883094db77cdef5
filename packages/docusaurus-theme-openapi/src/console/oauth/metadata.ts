import {readIssuerPath} from '@developer-docs/openapi';
import {isLoopbackUrl} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import * as oauth from 'oauth4webapi';
import {findFlow, type OAuthScheme} from '../../shared/oauth-scheme';
import {fetchFromPage} from '../send/fetch-from-page';
import {getCanceledText} from './authorize';
import type {OAuthHost} from './oauth-host';

/** The issuer of a server if the document doesn't name one. */
export const unknownIssuer = 'https://unknown.invalid';

export const explainMetadata = (url: string, reason: string) =>
  translate(
    {
      id: 'theme.openapi.oauth.metadata',
      message:
        'The authorization server’s metadata can’t be read at {url} ({reason}). Get a token elsewhere and enter it, or tell the API’s owner.',
    },
    {url, reason},
  );

const getNoServerText = () =>
  translate({
    id: 'theme.openapi.oauth.noServer',
    message: 'The document doesn’t contain valid URLs for signing in. Get a token elsewhere, and enter it.',
  });

/** @throws Error for readers if the URL isn't valid. */
export function resolveOAuthUrl(url: string, {baseUrl}: OAuthHost): string {
  if (!URL.canParse(url, baseUrl)) throw new Error(getNoServerText());
  return new URL(url, baseUrl).href;
}

/** Reads the metadata of the authorization server of a scheme. */
export async function discover(scheme: OAuthScheme, host: OAuthHost): Promise<oauth.AuthorizationServer> {
  const {authorizationUrl, tokenUrl} =
    (findFlow(scheme, 'authorizationCode') ?? findFlow(scheme, 'clientCredentials'))?.urls ?? {};
  const url = scheme.metadataUrl && resolveOAuthUrl(scheme.metadataUrl, host);
  if (host.getMockMetadata !== undefined) {
    const metadata = await host.getMockMetadata(url ?? resolveOAuthUrl(authorizationUrl ?? tokenUrl ?? '', host));
    if (metadata === undefined) throw new Error(getNoServerText());
    return metadata as oauth.AuthorizationServer;
  }
  if (url !== undefined) return fetchMetadata(scheme, url, host);
  return {
    issuer: scheme.issuer ?? unknownIssuer,
    ...(authorizationUrl !== undefined && {authorization_endpoint: resolveOAuthUrl(authorizationUrl, host)}),
    ...(tokenUrl !== undefined && {token_endpoint: resolveOAuthUrl(tokenUrl, host)}),
  };
}

async function fetchMetadata(scheme: OAuthScheme, url: string, host: OAuthHost): Promise<oauth.AuthorizationServer> {
  checkEndpoint(host, url);
  const {origin, pathname} = new URL(url);
  const issuer = new URL(scheme.issuer ?? origin + readIssuerPath(pathname));
  const response = await fetchFrom(host, url, {headers: {Accept: 'application/json'}});
  try {
    return await oauth.processDiscoveryResponse(issuer, response);
  } catch (error) {
    const isOther = (error as {readonly code?: string}).code === oauth.JSON_ATTRIBUTE_COMPARISON;
    const reason = `${response.status} ${response.headers.get('Content-Type') ?? ''}`.trim();
    throw new Error(
      isOther
        ? translate(
            {
              id: 'theme.openapi.oauth.discovery',
              message:
                'The metadata at {url} doesn’t name the issuer {issuer}. If the server has a different issuer, the site’s owner must set the {option} option.',
            },
            {url, issuer: issuer.href, option: getOption(scheme, 'issuer')},
          )
        : explainMetadata(url, reason),
      {cause: error},
    );
  }
}

export const getOption = ({name}: OAuthScheme, option: string) => `tryIt.oauth.${name}.${option}`;

/**
 * Secrets and codes are only sent unencrypted to the reader's own computer, and to the sandbox.
 *
 * @throws Error for readers if there's no URL, or if it isn't one of a page or isn't encrypted.
 */
export function checkEndpoint(host: OAuthHost, url = '', message = getNoServerText()): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (!/^https?:$/.test(protocol)) throw new Error(message);
  if (protocol !== 'https:' && !isLoopbackUrl(url) && host.getMockMetadata === undefined) {
    throw new Error(
      translate(
        {
          id: 'theme.openapi.oauth.unencrypted',
          message:
            'The authorization server’s URL {url} isn’t encrypted, so nothing is sent to it. Tell the API’s owner that the server must use HTTPS.',
        },
        {url},
      ),
    );
  }
}

/** @throws Error for readers if the URL isn't encrypted, or if there's no response. */
export async function fetchFrom(host: OAuthHost, url: string, init: RequestInit): Promise<Response> {
  checkEndpoint(host, url);
  const {fetch: send, signal} = host;
  try {
    return await fetchFromPage(url, {...init, redirect: 'error', signal}, send);
  } catch (error) {
    throw signal?.aborted === true ? new Error(getCanceledText(), {cause: error}) : error;
  }
}
