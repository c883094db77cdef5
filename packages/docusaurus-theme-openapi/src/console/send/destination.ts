import {translate} from '@docusaurus/Translate';
import type {ConsoleOperation, ConsoleServer} from '../../shared/console-operation';
import {resolveServer, type VariableValues} from '../../shared/server-urls';

/** Takes the place of a server's origin if a request goes to the sandbox. */
export const sandboxOrigin = '';

/** Where a request goes: to the sandbox, or to a server. */
export interface Destination {
  readonly isSandbox: boolean;
  /** The server. Absent for the sandbox. */
  readonly server?: ConsoleServer;
  /** URL of the server. Absent without a valid one, and for the sandbox. */
  readonly url?: string;
  /** The variable whose value can't be part of the server's URL. */
  readonly invalidVariable?: string;
  /**
   * The origin of the server, for which readers enter secrets, or {@link sandboxOrigin}. Without a valid URL, it's the
   * text `'null'`, as for all URLs that have no origin.
   */
  readonly origin: string;
  /** URL of the proxy that requests to the server are sent to, if there's one. */
  readonly proxy?: string;
}

/** Returns where requests of an operation go, as the reader has chosen. */
export function findDestination(
  operation: Pick<ConsoleOperation, 'servers' | 'proxies'>,
  {server: template, variables}: {readonly server?: string; readonly variables: VariableValues},
): Destination {
  const server = operation.servers?.find((candidate) => candidate.template === template);
  if (server === undefined) return {isSandbox: true, origin: sandboxOrigin};
  const resolved = resolveServer(server, variables, window.location.origin);
  if ('variable' in resolved) return {isSandbox: false, server, invalidVariable: resolved.variable, origin: 'null'};
  const {url} = resolved;
  return {isSandbox: false, server, url, origin: new URL(url).origin, proxy: findProxy(operation, url)};
}

/**
 * Returns the URL of the proxy that requests to a server are sent to, if there's one. The paths of operations are added
 * to it, as to that of the server.
 */
function findProxy({proxies = []}: Pick<ConsoleOperation, 'proxies'>, server: string): string | undefined {
  // Relative URLs belong to the site.
  const normalize = (url: string) => new URL(url, window.location.origin).href.replace(/\/+$/, '');
  const proxy = proxies.find(({to}) => normalize(to) === normalize(server));
  return proxy && normalize(proxy.url);
}

/** Returns the sentence about where requests to a server go; an empty text without a valid URL, and for the sandbox. */
export function describeServer({url, origin, proxy}: Destination): string {
  if (url === undefined) return '';
  return proxy === undefined
    ? translate({id: 'theme.openapi.console.server.goesTo', message: 'Requests go to {origin}.'}, {origin})
    : translate(
        {
          id: 'theme.openapi.console.server.goesThrough',
          message: 'Requests go to {origin} through the proxy at {proxy}, which can read them.',
        },
        {origin, proxy: new URL(proxy).origin},
      );
}

/** Returns the message for a variable that needs another value. */
export const describeInvalidVariable = (name: string): string =>
  translate(
    {
      id: 'theme.openapi.console.server.invalidVariable',
      message: 'Enter another value for {name}. This one can’t be a part of the server’s URL.',
    },
    {name},
  );
