import {getSecurityFile} from '../../shared/console-files';
import type {OAuthScheme} from '../../shared/oauth-scheme';
import {loadConsoleFile} from '../sandbox/load-operation';

/** Loads what a document and the options say about a scheme. */
export async function loadOAuthScheme(documentId: string, name: string): Promise<OAuthScheme> {
  const schemes = await loadConsoleFile<readonly OAuthScheme[]>(getSecurityFile(documentId));
  const scheme = schemes.find((candidate) => candidate.name === name);
  if (scheme === undefined) throw new Error(`${getSecurityFile(documentId)} has no scheme "${name}".`);
  return scheme;
}
