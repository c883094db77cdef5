import {placeholderHost} from '@developer-docs/openapi';

/**
 * Returns the URL of a server as the sandbox serves it. For invalid URLs and for protocols other than HTTP and
 * WebSocket, it's the samples' host. User names, queries, and fragments can't be part of it, because a path follows.
 *
 * @param url - From a document. It can be relative.
 */
export function toSandboxUrl(url: string): string {
  const server = URL.canParse(url, placeholderHost) ? new URL(url, placeholderHost) : undefined;
  if (server === undefined || !/^(?:https?|wss?):$/.test(server.protocol)) return placeholderHost;
  const {protocol, host, pathname, username, password} = server;
  const isPlain = username === '' && password === '' && !/[?#]/.test(url);
  return isPlain ? url : `${protocol}//${host}${pathname}`.replace(/\/$/, '');
}
