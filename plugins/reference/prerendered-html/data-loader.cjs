/**
 * Answers `client/data?parts=<key>`: the server and the development server get the parts of a page themselves. The browser
 * looks for them in the document, and otherwise loads a script of their own (`&text`), for readers who come from another page.
 * What is only read is sent once.
 *
 * @this {import('webpack').LoaderContext<{read: (key: string) => import('./client/source').StaticParts, isInline: boolean}>}
 * @returns {string}
 */
module.exports = function staticData() {
  const {read, isInline} = this.getOptions();
  const query = new URLSearchParams(this.resourceQuery);
  const key = query.get('parts') ?? '';
  const parts = read(key);
  const client = '@site/plugins/reference/prerendered-html/client';
  if (isInline) {
    return `import {sourceOf} from '${client}/source';
export default sourceOf('${key}', ${JSON.stringify(parts)});`;
  }
  if (query.has('text')) {
    // Anchors and links are for the build alone.
    const html = Object.entries(parts).map(([name, part]) => [name, {html: part.html}]);
    return `export default ${JSON.stringify(Object.fromEntries(html))};`;
  }
  return `import {sourceInDocument, sourceOf} from '${client}/source';
const load = () => import('${client}/data?parts=${key}&text');
export default sourceInDocument('${key}') ?? sourceOf('${key}', (await load()).default);`;
};
