import {memory, readSecret} from '../model/memory';
import type {ConsoleOperation} from '../../console-contract/operation';
import {refreshTokens} from './flow';
import {createHost} from './hosts';
import {loadOAuthScheme} from './load-scheme';

/** The refreshes that are running. A refresh token often works once, so requests that are sent together share them. */
const running = new Map<string, Promise<void>>();

/** Replaces the expired token of a scheme. */
export function refreshSecret(
  {document, sandbox}: Pick<ConsoleOperation, 'document' | 'sandbox'>,
  target: string,
  scheme: string,
  server?: string,
): Promise<void> {
  const key = JSON.stringify([document, target, scheme]);
  const refresh = async () => {
    const description = await loadOAuthScheme(document, scheme);
    const host = await createHost(server, sandbox);
    const secret = readSecret(document, target, scheme);
    memory.setSecret(document, target, scheme, await refreshTokens(description, secret, host));
  };
  const promise = running.get(key) ?? refresh().finally(() => running.delete(key));
  running.set(key, promise);
  return promise;
}
