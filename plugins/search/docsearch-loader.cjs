/**
 * Changes three things in the one file of @docsearch/react 3.9:
 *
 * - It exports the hook that makes the client of the hosted service, so that the search page uses the copy that the modal
 *   brings along, and not a second one.
 * - A failed search keeps its status "error". The modal sets it and, before React draws it, "idle" again, so that its error
 *   screen is never seen.
 * - The `<style>` in Algolia's logo is gone: the content security policy forbids it, and styles.css colors the logo.
 */

const makesClient =
  /function (\w+)\(\w,\w,\w\)\{return \w\.useMemo\(\(?function\(\)\{var \w=\(?function\(\w,\w,\w\)\{if\(!\w\|\|"string"!=typeof \w\)throw new Error\("`appId` is missing/;
const endsSearch =
  /\.finally\(\(function\(\)\{((\w+)\("idle"\)),((\w+)&&\w+\.environment\.clearTimeout\(\4\))\}\)\);return (\w+)\.pendingRequests\.add/;
const logoStyle = /\w\.createElement\("defs",null,\w\.createElement\("style",null,"\.cls-1[^"]*"\)\)/;

/**
 * @param {string} source - The file, minified as it is published.
 * @returns {string}
 * @throws Error when the file is not what it was: another version needs another look.
 */
module.exports = function docsearchLoader(source) {
  const hook = makesClient.exec(source)?.[1];
  if (hook === undefined || !endsSearch.test(source) || !logoStyle.test(source)) {
    throw new Error(
      '@docsearch/react has changed, and plugins/search/docsearch-loader.cjs does not find what it changes. Look for it in the new version, or go back to the version in package.json.',
    );
  }
  const changed = source
    .replace(endsSearch, '.finally((function(){"error"!==$5.getState().status&&$1,$3}));return $5.pendingRequests.add')
    .replace(logoStyle, 'null');
  return `${changed}\nexport{${hook} as useSearchClient};`;
};
