/**
 * Answers `client/data?operation=…` and `client/data?document=…`: for the server the HTML of the parts, for the browser the
 * address of a file that has it. What is only read is sent once, as HTML; the file is for readers who come from another page.
 *
 * @this {import('webpack').LoaderContext<{
 *   answer: (query: URLSearchParams) => Promise<{json: string, name: string, files: readonly string[], folders: readonly string[]}>,
 *   isServer: boolean,
 *   isDevelopment: boolean,
 * }>}
 * @returns {Promise<string>}
 */
module.exports = async function referenceData() {
  const {answer, isServer, isDevelopment} = this.getOptions();
  const {json, name, files, folders} = await answer(new URLSearchParams(this.resourceQuery));
  for (const file of files) {
    this.addDependency(file);
  }
  for (const folder of folders) {
    this.addContextDependency(folder);
  }
  if (isServer || isDevelopment) {
    return `export default {parts: ${json}};`;
  }
  this.emitFile(name, json);
  return `import {declareParts} from '@site/plugins/api-reference/client/parts';
export default declareParts(__webpack_public_path__ + ${JSON.stringify(name)});`;
};
