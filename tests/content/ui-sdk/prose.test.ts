import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {version} from '@developer-docs/widget/version';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {sdkDeclarations} from '../../../config/contract';
import {loadContract} from '../../../tools/mock/contract';

/* Code on the SDK pages consists of names in the contract or the samples, and its blocks are tested. */

const root = path.resolve(__dirname, '../../..');

/** Names on the pages that belong to the web platform, a framework, the examples, or the service. */
const otherNames =
  `127 0 1 401 afterNextRender any basics canParse connect-src deprecated head img-src integrity key_test_ key_test_local
  localStorage mock no-store npm reactive ref run script-src superuserBasics unsafe-eval unsafe-inline v1`.split(/\s+/);
/** Commands on the pages. The sample tests run them, too. */
const commands = [
  ...['node server.mjs', 'python3 server.py'].map(
    (command) => `API_URL=http://localhost:4010/v1 API_KEY=key_test_local ${command}`,
  ),
  'npm install @__SLUG__/ui-sdk',
  [
    'npm install react react-dom esbuild http://localhost:4010/ui-sdk/v1/package.tgz',
    'npx esbuild main.tsx --bundle --format=esm --jsx=automatic --outfile=main.js',
    'API_URL=http://localhost:4010/v1 API_KEY=key_test_local node server.mjs',
  ].join('\n'),
  'npm install http://localhost:4010/ui-sdk/v1/package.tgz',
  `curl -s https://cdn.__SLUG__.example/ui-sdk/${version}/widget.js | openssl dgst -sha384 -binary | openssl base64 -A`,
];

const readFolder = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file) && !file.includes('node_modules'))
    .map((file) => ({file, text: readFileSync(path.join(root, folder, file), 'utf8')}));

const {documents} = await loadContract();
const listNames = (text: string): string[] => text.match(/[\w-]+/g) ?? [];
const knownNames = new Set([
  ...otherNames,
  ...sdkDeclarations.files.flatMap((file) =>
    listNames(sdkDeclarations.readText(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')),
  ),
  // Property names, and values that are a single word.
  ...(JSON.stringify(documents).match(/"(?:[^"\\]|\\.)*"/g) ?? [])
    .filter((text) => !/\s/.test(text))
    .flatMap(listNames),
  ...readFolder('product/samples/ui-sdk', /^(?!mistakes\/).*\.(?:html|mjs|py|tsx?|vue)$/).flatMap(({file, text}) =>
    listNames(`${file} ${text}`),
  ),
]);

test.each(readFolder('docs/ui-sdk', /\.mdx$/))('$file contains only known names and tested code', ({text: mdx}) => {
  const unknownCode: string[] = [];
  visit(fromMarkdown(mdx, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}), (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'inlineCode') {
      const unknownNames = listNames(node.value.replaceAll('__SLUG__', '')).filter((name) => !knownNames.has(name));
      unknownCode.push(...unknownNames.map((name) => `line ${line}: \`${name}\` in \`${node.value}\``));
    } else if (node.type === 'code') {
      const isTested = node.meta?.startsWith('file=product/samples/ui-sdk/') === true || commands.includes(node.value);
      if (!isTested) unknownCode.push(`line ${line}: an untested code block`);
    }
  });
  expect(unknownCode).toEqual([]);
});
