const client = '@developer-docs/docusaurus-theme-openapi/client';
const partsModule = '@site/plugins/content/prerendered-html/client/page-parts';

/**
 * Generates the module `page-parts?parts=<key>`. On the server and during `npm start`, it contains the parts of the
 * page. In the browser, it reads them from the document, or loads them as a separate chunk (`&chunk`) if the reader
 * comes from another page.
 *
 * @this {import('webpack').LoaderContext<{partsByKey: ReadonlyMap<string,
 *   import('@developer-docs/docusaurus-theme-openapi/elements').PrerenderedParts>, isInline: boolean}>}
 * @returns {string}
 * @throws Error for an unknown key.
 */
module.exports = function partsLoader() {
  const {partsByKey, isInline} = this.getOptions();
  const query = new URLSearchParams(this.resourceQuery);
  const key = query.get('parts') ?? '';
  const pageParts = partsByKey.get(key);
  if (pageParts === undefined) throw new Error(`No page has prerendered parts with the key "${key}".`);
  const parts = Object.entries(pageParts);
  const html = JSON.stringify(Object.fromEntries(parts.map(([name, part]) => [name, part.html])));
  if (isInline) {
    const targets = parts.map(([name, {ids, links}]) => [name, {ids, links}]);
    return `import {createPartSource} from '${client}';
export default createPartSource('${key}', ${html}, ${JSON.stringify(Object.fromEntries(targets))});`;
  }
  if (query.has('chunk')) {
    return `export default ${html};`;
  }
  return `import {readParts} from '${client}';
export default await readParts('${key}', () => import('${partsModule}?parts=${key}&chunk'));`;
};
