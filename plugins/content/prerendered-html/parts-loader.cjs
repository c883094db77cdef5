const client = '@developer-docs/docusaurus-theme-openapi/client';
const pageParts = '@site/plugins/content/prerendered-html/client/page-parts';

/**
 * Generates the module `page-parts?parts=<key>`. On the server and during `npm start`, it contains the parts of the
 * page. In the browser, it reads them from the document, or loads them as a separate chunk (`&chunk`) if the reader
 * comes from another page.
 *
 * @this {import('webpack').LoaderContext<{getParts: (key: string) =>
 *   import('@developer-docs/docusaurus-theme-openapi').PrerenderedParts, isInline: boolean}>}
 * @returns {string}
 */
module.exports = function partsLoader() {
  const {getParts, isInline} = this.getOptions();
  const query = new URLSearchParams(this.resourceQuery);
  const key = query.get('parts') ?? '';
  const parts = getParts(key);
  if (isInline) {
    return `import {createPartSource} from '${client}';
export default createPartSource('${key}', ${JSON.stringify(parts)});`;
  }
  if (query.has('chunk')) {
    // Only the build needs IDs and links.
    const html = Object.entries(parts).map(([name, part]) => [name, {html: part.html}]);
    return `export default ${JSON.stringify(Object.fromEntries(html))};`;
  }
  return `import {createPartSource, findPartsInDocument} from '${client}';
const load = () => import('${pageParts}?parts=${key}&chunk');
export default findPartsInDocument('${key}') ?? createPartSource('${key}', (await load()).default);`;
};
