import type {ConsoleOperation} from '../../shared/console-operation';
import {loadOAuthScheme} from '../load-descriptions';
import {memory, type SchemeSecret} from '../memory/memory';
import type {Destination} from '../send/destination';
import {InvalidGrantError} from './explain-errors';
import {refreshTokens} from './flow';
import {createHost} from './oauth-host';

/** Replaces the expired token of a scheme. */
export async function refreshSecret(
  {documentId, sandbox}: Pick<ConsoleOperation, 'documentId' | 'sandbox'>,
  {origin, url}: Pick<Destination, 'origin' | 'url'>,
  scheme: string,
): Promise<void> {
  const description = await loadOAuthScheme(documentId, scheme);
  const host = await createHost(url, sandbox);
  const secret = memory.readSecret(documentId, origin, scheme);
  if (secret.refreshToken === undefined) return;
  const replace = (tokens: SchemeSecret) => {
    // The reader may have signed out, or deleted everything.
    if (memory.readSecret(documentId, origin, scheme) === secret) memory.setSecret(documentId, origin, scheme, tokens);
  };
  try {
    replace(await refreshTokens(description, secret, host));
  } catch (error) {
    if (error instanceof InvalidGrantError) replace({});
    throw error;
  }
}
