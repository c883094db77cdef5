import type {SourcePatch} from './source-patch';

/**
 * The banner about a wrong `baseUrl` appears if the site's scripts haven't run by `DOMContentLoaded`. Deferred hydration starts them
 * later, so the banner waits for the event that `plugins/runtime/deferred-hydration` dispatches when all scripts have loaded or failed.
 */
export const baseUrlBanner: SourcePatch = {
  name: 'base-url-banner',
  files: [
    {
      package: '@docusaurus/core',
      version: '3.7.0',
      file: 'lib/client/BaseUrlIssueBanner/index.js',
      replacements: [{search: "'DOMContentLoaded'", replace: "'deferred-scripts-settled'"}],
    },
  ],
};
