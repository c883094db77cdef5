import {loadOnDemand} from '../../client/common/loading/load-on-demand';
import type {ConsoleOperation} from '../../shared/console-operation';
import {getRequirement} from '../draft/credentials';
import {memory} from '../memory/memory';
import {loadSandbox} from '../sandbox/load-sandbox';
import type {Destination} from '../send/destination';

/**
 * How long before its expiration a token is refreshed, because it could expire on its way to the server, in
 * milliseconds.
 */
const expiryMarginMs = 5000;

/**
 * Refreshes the expired tokens that a request is sent with.
 *
 * @param credentialId - The ID of the request's credential.
 */
export async function refreshExpired(
  operation: ConsoleOperation,
  credentialId: string,
  destination: Destination,
): Promise<void> {
  for (const {scheme} of getRequirement(operation, credentialId)) {
    const {refreshToken, expiresAt} = memory.readSecret(operation.documentId, destination.origin, scheme.name);
    if (refreshToken === undefined || expiresAt === undefined) continue;
    const offset = destination.isSandbox ? (await loadSandbox(operation.sandbox)).clockOffset.getSnapshot() : 0;
    if (expiresAt > Date.now() + offset + expiryMarginMs) continue;
    const {refreshSecret} = await loadOnDemand(
      () => import(/* webpackChunkName: "openapi-console-oauth" */ './refresh-secret'),
    );
    await refreshSecret(operation, destination, scheme.name);
  }
}
