const replaceOnce = require('../client-bundle/replace-once.cjs');

/**
 * The banner that tells of a wrong base URL (`client/BaseUrlIssueBanner/index.js`) looks whether the site's scripts have run when the
 * page has been read. They start later here (client/start.js), so it looks when they have run or failed.
 */
module.exports = replaceOnce({
  package: '@docusaurus/core',
  by: 'plugins/late-scripts/base-url-banner-loader.cjs',
  from: "'DOMContentLoaded'",
  to: "'scripts-settled'",
});
