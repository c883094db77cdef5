import siteConfig from '@generated/docusaurus.config';
import {createRequestError} from '@developer-docs/utils';
import {getSecurityFile} from '../../console-contract/file-names';
import {loadCode} from '../../recovery';
import type {OAuthScheme} from '../../console-contract/oauth-scheme';

/** Loads what a document and the options say about a scheme. */
export async function loadOAuthScheme(document: string, name: string): Promise<OAuthScheme> {
  const url = siteConfig.baseUrl + getSecurityFile(document);
  const schemes = await loadCode(async () => {
    try {
      const response = await fetch(url);
      return (await response.json()) as readonly OAuthScheme[];
    } catch {
      throw createRequestError(url, `${url} can't be read.`);
    }
  });
  const scheme = schemes.find((candidate) => candidate.name === name);
  if (scheme === undefined) throw new Error(`${url} has no scheme "${name}".`);
  return scheme;
}
