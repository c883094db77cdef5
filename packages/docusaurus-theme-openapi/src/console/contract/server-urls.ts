import {placeholderHost} from '@developer-docs/openapi';

/**
 * Returns the URL of a server as the sandbox serves it. Without HTTP or a WebSocket, and for URLs that aren't valid, it's
 * the host of samples. User names, queries, and fragments can't be part of it, because a path follows.
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
