import type {PostBuildStep} from '@developer-docs/internal/node';
import {readPolicy} from '../content-security-policy';
import {getMovedPages, type Redirects} from '../redirects';
import {renderHeadersFile, renderRedirectsFile} from './headers-and-redirects';
import {hostingFileNames, type HostedSite, type HostingOptions} from './hosting-options';
import {renderNginxConfig} from './nginx';

export type {HostingOptions} from './hosting-options';

/**
 * Writes the configuration files for nginx, Netlify, and Cloudflare Pages.
 *
 * The pages' policy becomes a header with `frame-ancestors`, which has no effect in a `<meta>` tag. It contains the
 * hashes of the build's inline scripts, so these files must be deployed together with the pages.
 *
 * Cloudflare ignores header lines of more than 2,000 characters, so only the policy in the pages applies there. With a
 * base URL, Netlify and Cloudflare need the build in a folder of that name, with `_headers` and `_redirects` next to
 * it.
 */
export function hostingFiles(options: HostingOptions, redirects: Redirects): PostBuildStep {
  return {
    name: 'hosting files',
    async run(site) {
      const redirectsWithBaseUrl = Object.fromEntries(
        getMovedPages(redirects).map(([from, to]) => [site.withBaseUrl(from), site.withBaseUrl(to)]),
      );
      const routes = (await site.listPages()).map(({route}) => route);
      const hostedSite: HostedSite = {
        ...options,
        baseUrl: site.baseUrl,
        policy: `${readPolicy(await site.readText('index.html'))}; frame-ancestors 'self'`,
        routes: routes.filter((route) => !(route in redirectsWithBaseUrl)),
        redirects: redirectsWithBaseUrl,
      };
      await site.writeFile(hostingFileNames.headers, renderHeadersFile(hostedSite));
      await site.writeFile(hostingFileNames.redirects, renderRedirectsFile(hostedSite));
      await site.writeFile(hostingFileNames.nginx, renderNginxConfig(hostedSite));
      return Object.values(hostingFileNames).join(', ');
    },
  };
}
