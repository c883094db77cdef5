import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadMockContract} from '../../../tools/mock/contract';
import {version} from '@developer-docs/widget/version';
import {contract} from '../../../contract.config';
import {findCode, listDeclaredNames, listDocumentNames} from './support/prose';

/** Inline code on the SDK pages must be a name from the contract or on one of these lists. */

const root = path.resolve(__dirname, '../../..');
const folder = path.join(root, 'docs/ui-sdk');

/** Names that aren't in the contract. */
const others = {
  'of the web': [
    'POST',
    '401',
    'Cache-Control: no-store',
    'SameSite=Strict',
    'localStorage',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'Error',
    '@deprecated',
    'script-src',
    'connect-src',
    'img-src',
    'unsafe-inline',
    'unsafe-eval',
    '<head>',
    '<html lang>',
    'async',
    'AbortSignal.any',
    'URL.canParse',
    'fetch',
    'integrity',
    'lang',
  ],
  'of frameworks': ['ref', 'reactive', 'afterNextRender'],
  'of the mock': [
    'npm run mock',
    'http://localhost:4010/v1',
    'key_test_local',
    'http://localhost:4010/ui-sdk/v1/widget.js',
    '/ui-sdk/v1/widget.js',
  ],
  'of the service': [
    'https://cdn.{brandSlug}.example',
    'https://cdn.{brandSlug}.example/ui-sdk/v1/widget.js',
    'https://api.{brandSlug}.example',
    'https://files.{brandSlug}.example',
    'key_test_',
  ],
  'of the samples': [
    'designer',
    'server.mjs',
    'http://localhost:8080',
    'https://app.example.com',
    'index.html',
    'API_URL',
    'API_KEY',
    'basics',
    'superuserBasics',
  ],
};

/** Commands on the pages. The sample tests run them, too. */
const commands = [
  ...['node server.mjs', 'python3 server.py'].map(
    (command) => `API_URL=http://localhost:4010/v1 API_KEY=key_test_local ${command}`,
  ),
  'npm install @{brandSlug}/ui-sdk',
  [
    'npm install react react-dom esbuild http://localhost:4010/ui-sdk/v1/package.tgz',
    'npx esbuild main.tsx --bundle --format=esm --jsx=automatic --outfile=main.js',
    'API_URL=http://localhost:4010/v1 API_KEY=key_test_local node server.mjs',
  ].join('\n'),
  'npm install http://localhost:4010/ui-sdk/v1/package.tgz',
  `curl -s https://cdn.{brandSlug}.example/ui-sdk/${version}/widget.js | openssl dgst -sha384 -binary | openssl base64 -A`,
];

const listedNames = Object.values(others).flat();
const {documents} = await loadMockContract();
const knownNames = new Set([
  ...listedNames,
  ...contract.sdkFiles.flatMap((file) => listDeclaredNames(path.basename(file), contract.readText(file))),
  ...Object.values(documents).flatMap(listDocumentNames),
]);

const isKnown = (text: string) =>
  knownNames.has(text) || (!/[:/]/.test(text) && text.split('.').every((part) => knownNames.has(part)));

/** Lists the unknown names and untested code blocks of a page. */
function findUnknownCode(file: string, mdx: string): string[] {
  const {inlineCode, codeBlocks} = findCode(mdx);
  return [
    ...inlineCode.filter(({text}) => !isKnown(text)).map(({text, line}) => `${file}:${String(line)}: \`${text}\``),
    ...codeBlocks
      .filter(({meta, text}) => !meta.startsWith('file=samples/ui-sdk/') && !commands.includes(text))
      .map(({line}) => `${file}:${String(line)}: an untested code block`),
  ];
}

const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({file, mdx: readFileSync(path.join(folder, file), 'utf8')}));

describe('the SDK pages', () => {
  test.each(pages)('$file contains only known names and tested code', ({file, mdx}) => {
    expect(findUnknownCode(file, mdx)).toEqual([]);
  });

  test('use every name on the lists', () => {
    const usedNames = new Set(pages.flatMap(({mdx}) => findCode(mdx).inlineCode.map(({text}) => text)));
    expect(listedNames.filter((name) => !usedNames.has(name))).toEqual([]);
  });

  test('are rejected if they contain unknown names or untested code', () => {
    const mdx = [
      'Set `theme` or `tehme`, then call `DesignWidget.start`.',
      '<TabItem value="a">',
      '',
      'Wait for `destroy_it`.',
      '',
      '```javascript',
      'DesignWidget.init({});',
      '```',
      '',
      '```bash',
      'rm -r .',
      '```',
    ];
    expect(findUnknownCode('page.mdx', mdx.join('\n'))).toEqual([
      'page.mdx:1: `tehme`',
      'page.mdx:1: `DesignWidget.start`',
      'page.mdx:4: `destroy_it`',
      'page.mdx:6: an untested code block',
      'page.mdx:10: an untested code block',
    ]);
  });
});
