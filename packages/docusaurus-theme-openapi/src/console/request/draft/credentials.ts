import type {SecurityRequirement} from '@developer-docs/openapi';
import type {ConsoleCredential, ConsoleOperation} from '../../../shared/console-operation';

/**
 * Returns the credential that a request is sent with. A server doesn't know those of the sandbox, so the reader's own
 * one replaces them there.
 */
export function chooseCredential(
  {credentials}: ConsoleOperation,
  id: string,
  isSandbox: boolean,
): ConsoleCredential | undefined {
  const chosen = credentials.find((credential) => credential.id === id);
  if (chosen !== undefined && (isSandbox || chosen.scheme === undefined)) return chosen;
  const own = credentials.filter(({scheme, isAccepted}) => scheme === undefined && isAccepted);
  return own.find(({schemes}) => chosen?.scheme !== undefined && schemes.includes(chosen.scheme)) ?? own[0] ?? chosen;
}

/** Returns the schemes that a request is sent with: those of the credential, or those that the operation requires. */
export function getRequirement(
  {operation}: ConsoleOperation,
  credential: ConsoleCredential | undefined,
): SecurityRequirement {
  if (credential === undefined || credential.schemes.length === 0) return [];
  const requirements = operation.security.filter(({length}) => length > 0);
  const hasNames = (requirement: SecurityRequirement) =>
    requirement.length === credential.schemes.length &&
    requirement.every(({scheme}) => credential.schemes.includes(scheme.name));
  // Credentials that the operation doesn't accept are sent in the same way as those that it does.
  return requirements.find(hasNames) ?? requirements[0] ?? [];
}
