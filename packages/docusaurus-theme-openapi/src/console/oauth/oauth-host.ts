import type {AuthorizationServerMetadata} from '@developer-docs/mock-api';
import {loadSandbox} from '../sandbox/load-sandbox';

/** Where requests to the authorization server go: to the network, or to the sandbox. */
export interface OAuthHost {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Relative URLs of the scheme are relative to this one. */
  readonly baseUrl: string;
  /** Returns the metadata of the mock of an authorization server. Absent for the network. */
  readonly getMockMetadata?: (url: string) => Promise<AuthorizationServerMetadata | undefined>;
  /** The time of the host, in milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Cancels requests. */
  readonly signal?: AbortSignal;
}

/**
 * Returns where requests to the authorization servers of a document go.
 *
 * @param server - The URL of the server of the API. Default: the sandbox, whose mock is also the authorization server.
 * @param sandboxId - The ID of the sandbox.
 */
export async function createHost(server: string | undefined, sandboxId: string): Promise<OAuthHost> {
  if (server !== undefined) {
    return {fetch: (url, init) => fetch(url, init), baseUrl: server, now: () => Date.now()};
  }
  const sandbox = await loadSandbox(sandboxId);
  return {
    fetch: async (url, {method = 'GET', headers, body}) => {
      const response = await sandbox.send({
        method,
        url,
        headers: Object.fromEntries(new Headers(headers)),
        body: body instanceof URLSearchParams ? body.toString() : undefined,
      });
      // Responses without a body, such as those with 204, can't have an empty one.
      return new Response(response.body === '' ? null : response.body, response);
    },
    baseUrl: sandbox.apiUrl,
    getMockMetadata: sandbox.getAuthorizationServer,
    now: () => Date.now() + sandbox.clockOffset.getSnapshot(),
  };
}
