import {listServerUrls, type ApiDocument, type Server} from '@developer-docs/openapi';
import type {NormalizedTryItOptions} from '../options/try-it';

/**
 * Lists the hosts that the console sends requests to, as source expressions of a content security policy: servers, and
 * where tokens and metadata of authorization servers are, and proxies. A variable that makes up an entire host can't be
 * listed.
 */
export function listConnectSources(
  documents: readonly ApiDocument[],
  {proxy}: Pick<NormalizedTryItOptions, 'proxy'>,
): string[] {
  const urls = documents.flatMap(({servers, operations, securitySchemes}) => {
    const all: readonly Server[] = [...servers, ...operations.flatMap((operation) => operation.servers)];
    const serverUrls = all.flatMap((server) => listServerUrls(markFreeVariables(server)));
    const [base = ''] = servers.map(({url}) => url);
    const schemeUrls = securitySchemes.flatMap(({flows, openIdConnectUrl, oauth2MetadataUrl}) => [
      openIdConnectUrl,
      oauth2MetadataUrl,
      ...flows.flatMap(({urls: {tokenUrl, refreshUrl}}) => [tokenUrl, refreshUrl]),
    ]);
    return [...serverUrls, ...schemeUrls.flatMap((url) => (url === undefined ? [] : resolveSchemeUrl(url, base)))];
  });
  return [...new Set([...urls, ...proxy.map(({url}) => url)].flatMap(toSource))].sort();
}

/**
 * Replaces the values of variables that readers can enter with `*`, which sources allow as the first label of a host.
 */
const markFreeVariables = (server: Server): Server => ({
  ...server,
  variables: server.variables.map((variable) => (variable.values.length > 0 ? variable : {...variable, default: '*'})),
});

/** Resolves a URL of a security scheme; none if it's relative to a server whose URL is relative, too. */
function resolveSchemeUrl(url: string, serverUrl: string): string[] {
  if (URL.canParse(url)) return [url];
  return URL.canParse(url, serverUrl) ? [new URL(url, serverUrl).href] : [];
}

/** Returns the source for the host of a URL; none for relative URLs, because they have the site's host. */
function toSource(url: string): string[] {
  const [, scheme = '', host = '', port = ''] = /^(https?):\/\/([^/?#:]+)(:[^/?#]+)?/i.exec(url) ?? [];
  const isHost = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(host);
  const isPort = /^(?::(?:\d+|\*))?$/.test(port);
  // A pattern with only one label, such as `*.com`, isn't specific to the API.
  return isHost && isPort && !/^\*\.[^.]+$/.test(host) ? [`${scheme}://${host}${port}`.toLowerCase()] : [];
}
