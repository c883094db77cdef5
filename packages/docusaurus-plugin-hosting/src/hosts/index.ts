import type {BuiltSite} from '@developer-docs/utils/node';
import type {GeneratedFiles} from '../generated-files';
import type {HostName} from '../options';
import {renderHeadersFile, renderRedirectsFile} from './headers-and-redirects';
import {hostFileNames, type HostedSite} from './hosted-site';
import {renderNginxConfig} from './nginx';

export {getHeaderRules, getHeaders} from './default-headers';
export {addLocaleBuild, type LocaleBuilds} from './locale-builds';

/**
 * Writes the configuration files for hosts.
 *
 * The policy in the headers contains the hashes of the build's inline scripts, so these files must be deployed together
 * with the pages.
 *
 * Cloudflare ignores header lines of more than 2,000 characters, so only the policy in the pages applies there. With a
 * base URL, Netlify and Cloudflare need the build in a folder of that name, with `_headers` and `_redirects` next to
 * it.
 *
 * @param root - The build of the locale at the root.
 * @returns What was written, for the terminal.
 */
export async function writeHostFiles(
  root: BuiltSite,
  hostedSite: HostedSite,
  hosts: readonly HostName[],
  files: GeneratedFiles,
): Promise<string[]> {
  const contents: Record<string, string> = {};
  if (hosts.includes('netlify') || hosts.includes('cloudflare')) {
    contents[hostFileNames.headers] = renderHeadersFile(hostedSite);
    contents[hostFileNames.redirects] = renderRedirectsFile(hostedSite);
  }
  if (hosts.includes('nginx')) contents[hostFileNames.nginx] = renderNginxConfig(hostedSite);
  return Promise.all(Object.entries(contents).map(([name, content]) => files.write(root, name, content)));
}
