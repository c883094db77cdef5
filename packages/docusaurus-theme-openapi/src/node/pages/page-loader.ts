import {getWebpackLoaderCompilerName, simpleHash} from '@docusaurus/utils';
import type {LoaderContext} from 'webpack';
import {pluginName} from '../../plugin-name';
import type {PageFile} from './page-file';

/**
 * Creates the module with a page's blocks from the page's file. If the module contained the HTML, the bundler would
 * parse, minify, and keep it. So the browser fetches it, unless it's in the document, where a hash of the content
 * identifies it. The server, whose bundle is a single script, reads it when it renders the page.
 */
export default function pageLoader(this: LoaderContext<unknown>, source: string): string {
  const {blocks, requests} = JSON.parse(source) as PageFile;
  const htmlBlocks = JSON.stringify(Object.fromEntries(Object.entries(blocks).map(([name, {html}]) => [name, {html}])));
  const key = simpleHash(htmlBlocks, 8);
  if (getWebpackLoaderCompilerName(this) === 'server') {
    return `import {readFileSync} from 'node:fs';
const {blocks} = JSON.parse(readFileSync(${JSON.stringify(this.resourcePath)}, 'utf8'));
export default {key: '${key}', blocks};
`;
  }
  const emitJson = (content: string) => {
    const name = `assets/openapi/${simpleHash(content, 20)}.json`;
    this.emitFile(name, content);
    return `__webpack_public_path__ + '${name}'`;
  };
  return `import {loadBlocks} from '${pluginName}/client';
export default {
  key: '${key}',
  blocks: await loadBlocks('${key}', ${emitJson(htmlBlocks)}),
  requestsUrl: ${requests && emitJson(requests)},
};
`;
}
