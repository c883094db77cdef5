/**
 * The banner that tells of a wrong base URL looks whether the site's scripts have run when the page has been read. They start
 * later here (client/start.js), so it looks when they have run or failed.
 */

const moment = "'DOMContentLoaded'";

/**
 * @param {string} source - `client/BaseUrlIssueBanner/index.js` of @docusaurus/core.
 * @returns {string}
 * @throws Error when the file is not what it was: another version needs another look.
 */
module.exports = function baseUrlBannerLoader(source) {
  if (source.split(moment).length !== 2) {
    throw new Error(
      '@docusaurus/core has changed, and plugins/late-scripts/base-url-banner-loader.cjs does not find what it changes. Look for it in the new version, or go back to the version in package.json.',
    );
  }
  return source.replace(moment, "'scripts-settled'");
};
