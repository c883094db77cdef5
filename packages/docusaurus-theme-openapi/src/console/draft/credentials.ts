import {translate} from '@docusaurus/Translate';
import type {
  ConsoleCredential,
  ConsoleOperation,
  ConsoleRequirement,
  ConsoleScheme,
} from '../../shared/console-operation';

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

/** The schemes whose secret is a user name and a password. */
export const isUserScheme = ({kind, httpScheme}: ConsoleScheme): boolean =>
  kind === 'basic' || (kind === 'other' && httpScheme?.toLowerCase() === 'digest');

/**
 * Returns why a page can't send the credential of a scheme to a server; `undefined` if it can. The sandbox accepts all
 * but certificates.
 */
export function explainScheme(scheme: ConsoleScheme, isSandbox: boolean): string | undefined {
  const reason = explainRestriction(scheme, isSandbox);
  if (reason === undefined) return undefined;
  return `${reason} ${translate({id: 'theme.openapi.console.auth.useSample', message: 'Use one of the code samples.'})}`;
}

function explainRestriction(scheme: ConsoleScheme, isSandbox: boolean): string | undefined {
  if (scheme.kind === 'other' && scheme.httpScheme === 'mutualTLS') {
    return translate({
      id: 'theme.openapi.console.auth.certificate',
      message: 'Only the browser can present a client certificate, not a page.',
    });
  }
  if (isSandbox) return undefined;
  if (scheme.kind === 'apiKey' && scheme.in === 'cookie') {
    return translate({
      id: 'theme.openapi.console.auth.cookie',
      message: 'Browsers don’t let pages send cookies to other hosts.',
    });
  }
  return isUserScheme(scheme) && scheme.kind !== 'basic'
    ? translate({
        id: 'theme.openapi.console.auth.digest',
        message: 'Pages can’t use digest authentication, because browsers don’t show them the server’s challenge.',
      })
    : undefined;
}
