import {loadFile} from '@developer-docs/docusaurus-utils';
import {loadOnce, parseJson} from '@developer-docs/utils';
import siteConfig from '@generated/docusaurus.config';
import {loadOnDemand} from '../client/common/loading/load-on-demand';
import {getOperationFile, getSecurityFile} from '../shared/console-files';
import type {ConsoleOperation} from '../shared/console-operation';
import type {OAuthScheme} from '../shared/oauth-scheme';
import {loadSandbox} from './sandbox/load-sandbox';

/** The JSON files that have been loaded. Their URLs are relative to the site's base URL. */
const files = new Map<string, Promise<unknown>>();

/** Loads a file that the build creates for the console. */
const loadConsoleFile = <T>(file: string): Promise<T> =>
  loadOnce(files, file, () => loadOnDemand(() => loadFile(siteConfig.baseUrl + file, parseJson))) as Promise<T>;

/** Loads the description of an operation, and starts its sandbox. The console shows errors of the sandbox. */
export function loadOperation(id: string, sandbox: string): Promise<ConsoleOperation> {
  loadSandbox(sandbox).catch(() => undefined);
  return loadConsoleFile(getOperationFile(id, sandbox));
}

/** Loads what a document and the options say about an OAuth scheme. */
export async function loadOAuthScheme(documentId: string, name: string): Promise<OAuthScheme> {
  const schemes = await loadConsoleFile<readonly OAuthScheme[]>(getSecurityFile(documentId));
  const scheme = schemes.find((candidate) => candidate.name === name);
  if (scheme === undefined) throw new Error(`${getSecurityFile(documentId)} has no scheme "${name}".`);
  return scheme;
}
