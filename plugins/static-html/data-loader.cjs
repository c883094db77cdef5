/**
 * Answers `client/data?parts=<key>`: the server and the development server get the parts of a page themselves, the browser
 * gets the address of a file that has them, for readers who come from another page. What is only read is sent once.
 *
 * @this {import('webpack').LoaderContext<{read: (key: string) => import('./client/source').StaticParts, isInline: boolean}>}
 * @returns {string}
 */
module.exports = function staticData() {
  const {read, isInline} = this.getOptions();
  const key = new URLSearchParams(this.resourceQuery).get('parts') ?? '';
  const parts = read(key);
  const source = '@site/plugins/static-html/client/source';
  if (isInline) {
    return `import {sourceOf} from '${source}';
export default sourceOf('${key}', ${JSON.stringify(parts)});`;
  }
  const file = `assets/static/${key}.json`;
  // Anchors and links are for the build alone.
  const html = Object.entries(parts).map(([name, part]) => [name, {html: part.html}]);
  this.emitFile(file, JSON.stringify(Object.fromEntries(html)));
  return `import {loadSource} from '${source}';
export default await loadSource('${key}', __webpack_public_path__ + '${file}');`;
};
