import type {ConsoleCredential, ConsoleOperation, ConsoleRequirement} from '../../shared/console-operation';

/** Returns the credential with an ID. */
export const findCredential = ({credentials}: ConsoleOperation, id: string): ConsoleCredential | undefined =>
  credentials.find((credential) => credential.id === id);

/**
 * Returns the ID of the credential that a request is sent with. A server doesn't know those of the sandbox, so the
 * reader's own one replaces them there.
 */
export function chooseCredential(operation: ConsoleOperation, id: string, isSandbox: boolean): string {
  const chosen = findCredential(operation, id);
  if (chosen !== undefined && (isSandbox || chosen.scheme === undefined)) return id;
  const own = operation.credentials.filter(({scheme, isAccepted}) => scheme === undefined && isAccepted);
  const replacement = own.find(({schemes}) => chosen?.scheme !== undefined && schemes.includes(chosen.scheme));
  return (replacement ?? own[0])?.id ?? id;
}

/**
 * Returns the schemes that a request is sent with: those of the credential, or those that the operation requires.
 *
 * @param credentialId - The credential's ID.
 */
export function getRequirement(operation: ConsoleOperation, credentialId: string): ConsoleRequirement {
  const credential = findCredential(operation, credentialId);
  if (credential === undefined || credential.schemes.length === 0) return [];
  const requirements = operation.security.filter(({length}) => length > 0);
  const hasNames = (requirement: ConsoleRequirement) =>
    requirement.length === credential.schemes.length &&
    requirement.every(({scheme}) => credential.schemes.includes(scheme.name));
  // Credentials that the operation doesn't accept are sent in the same way as those that it does.
  return requirements.find(hasNames) ?? requirements[0] ?? [];
}
