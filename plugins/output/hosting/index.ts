import {policyOf} from '../content-security-policy/policy';
import type {PostBuildStep} from '../../shared';
import {hostFileNames, type HostFacts, type Hosted} from './facts';
import {headersFile, redirectsFile} from './netlify';
import {nginxConfig} from './nginx';

export type {HostFacts} from './facts';

const files: Readonly<Record<string, (hosted: Hosted) => string>> = {
  [hostFileNames.headers]: headersFile,
  [hostFileNames.redirects]: redirectsFile,
  [hostFileNames.nginx]: nginxConfig,
};

/**
 * Writes what tells a host how to serve the build. It goes behind the content security policy, which becomes a header here,
 * with `frame-ancestors`, which counts in a header only.
 *
 * @param facts - How a host answers.
 * @param redirects - Moved pages: old address to new address, without the base URL: `/docs/old`.
 */
export function hostFiles(facts: HostFacts, redirects: Readonly<Record<string, string>> = {}): PostBuildStep {
  return {
    name: 'host files',
    async run(site) {
      const pages = (await site.listContentPages()).map(({route}) => route);
      const moved = Object.fromEntries(
        Object.entries(redirects).map(([from, to]) => [site.withBaseUrl(from), site.withBaseUrl(to)]),
      );
      const hosted: Hosted = {
        ...facts,
        baseUrl: site.baseUrl,
        policy: `${policyOf(await site.readText('index.html'))}; frame-ancestors 'none'`,
        routes: pages.filter((route) => !(route in moved)),
        redirects: moved,
      };
      for (const [name, make] of Object.entries(files)) {
        await site.writeFile(name, make(hosted));
      }
      return Object.keys(files).join(', ');
    },
  };
}
