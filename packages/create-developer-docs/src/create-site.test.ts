import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {createTemporaryFolder, writeFileIn} from '../../../tests/support/temporary-folder.js';
import {createSite, resolveDocument} from './create-site.js';
import {readDocuments} from './documents.js';

let work: string;
let packages: string;

beforeEach(() => {
  work = createTemporaryFolder();
  packages = path.join(work, 'dist');
  for (const name of ['docusaurus-preset-developer-docs', 'mock-api', 'create-developer-docs', 'docs-mcp']) {
    writeFileIn(packages, `developer-docs-${name}-0.1.0.tgz`, '');
  }
});

const teapots = path.join(import.meta.dirname, 'fixtures/teapots.yaml');
const read = (file: string) => readFileSync(path.join(work, 'site', file), 'utf8');

async function create(name: string, files: readonly string[]): Promise<string[]> {
  const documents = await readDocuments(files);
  createSite({folder: path.join(work, 'site'), name, documents, packages});
  const folder = path.join(work, 'site');
  const entries = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return entries.filter((file) => statSync(path.join(folder, file)).isFile());
}

test('writes a small site that contains the packages', async () => {
  const files = await create('Tea & <Co>', [teapots]);
  expect(files.length).toBeLessThan(40);
  expect(files).toEqual(
    expect.arrayContaining(['.gitignore', 'docusaurus.config.ts', 'openapi/teapots.yaml', 'tests/site.spec.ts']),
  );
  const {dependencies, name} = JSON.parse(read('package.json')) as {dependencies: Record<string, string>; name: string};
  expect(name).toBe('tea-co-docs');
  expect(dependencies['@developer-docs/mock-api']).toBe('file:packages/developer-docs-mock-api-0.1.0.tgz');
  expect(Object.keys(dependencies)).not.toContain('@developer-docs/create-developer-docs');
  expect(Object.keys(dependencies)).not.toContain('@developer-docs/docs-mcp');
  expect(read('openapi/teapots.yaml')).toBe(readFileSync(teapots, 'utf8'));
});

test('inserts names as text in code, HTML, and Markdown', async () => {
  const files = await create(`Tea's & <Co> {1}`, [teapots]);
  expect(read('docusaurus.config.ts')).toContain(String.raw`title: 'Tea\'s & <Co> {1} docs'`);
  expect(read('docusaurus.config.ts')).toContain(`'Tea&#39;s &amp; &lt;Co&gt; {1}'`);
  expect(read('docs/intro.mdx')).toContain(String.raw`documentation of Tea's \& \<Co\> \{1\}.`);
  // Its front matter is YAML, in which Markdown's backslashes would be text.
  expect(read('docs/intro.mdx')).toMatch(/^---\n[^\\]*?\n---\n/);
  for (const file of files) expect(read(file), file).not.toMatch(/__[A-Z]+__/);
});

test('the introduction has a first request, the simplest one of the document', async () => {
  await create('Tea', [teapots]);
  expect(read('docs/intro.mdx')).toMatch(/---\n\nimport TryIt from '@theme\/OpenApi\/TryIt';\n\nWelcome/);
  expect(read('docs/intro.mdx')).toMatch(/<TryIt operation=\{"listTeapots"\}>\n\n`+bash\ncurl -i/);
});

test('a site without documents has no API reference, which would require one', async () => {
  await create('Tea', []);
  expect(read('docusaurus.config.ts')).toContain('openApi: false,');
  expect(read('docs/intro.mdx')).not.toContain('TryIt');
});

test('two documents have different folders, and a document in several files keeps its structure', async () => {
  const content =
    'openapi: 3.1.0\ninfo: {title: Kettles, version: "1"}\npaths:\n  /kettles: {$ref: parts/kettles.yaml}\n';
  writeFileIn(work, 'api/openapi.yaml', content);
  writeFileIn(
    work,
    'api/parts/kettles.yaml',
    'get: {operationId: listKettles, responses: {"200": {description: All}}}\n',
  );
  const files = await create('Tea', [teapots, path.join(work, 'api/openapi.yaml')]);
  expect(files).toEqual(expect.arrayContaining(['openapi/kettles/openapi.yaml', 'openapi/kettles/parts/kettles.yaml']));
  expect(read('docusaurus.config.ts')).toContain(
    `kettles: {file: 'openapi/kettles/openapi.yaml', pages: 'docs/kettles'}`,
  );
});

test.each([
  ['Boil water.\n\nAnd make tea.', "summary: 'Boil water.'"],
  ['**Boil** water.', "summary: ''"],
])(
  'a document without a summary is described by its first sentence, unless it has markup: %j',
  async (text, summary) => {
    const info = {title: 'Kettles', version: '1', description: text};
    writeFileIn(work, 'kettles.json', JSON.stringify({openapi: '3.0.3', info, paths: {}}));
    await create('Tea', [path.join(work, 'kettles.json')]);
    expect(read('src/pages/index.tsx')).toContain(summary);
  },
);

test('explains mistakes, and writes nothing', async () => {
  expect(() => resolveDocument('https://teapots.example/openapi.yaml')).toThrow(
    'https://teapots.example/openapi.yaml is a URL, but documents are files. Download it',
  );
  const folder = path.join(work, 'site');
  expect(() => createSite({folder, name: 'Tea', documents: [], packages: path.join(work, 'missing')})).toThrow(
    /missing doesn't contain the tarball of docusaurus-preset-developer-docs\. Run "npm run pack"/,
  );
  expect(existsSync(folder)).toBe(false);
  expect(() => createSite({folder: packages, name: 'Tea', documents: [], packages})).toThrow(
    "isn't empty. Choose another folder.",
  );
  await expect(readDocuments([path.join(work, 'missing.yaml')])).rejects.toThrow('missing.yaml');
});

test.each([
  ['folder', 'a.txt'],
  ['folder', 'a.txt/site'],
  ['packages', 'a.txt'],
])('explains that the path of the %s, %s, contains a file', (option, name) => {
  writeFileIn(work, 'a.txt', 'x');
  const folders = {folder: path.join(work, 'site'), packages, [option]: path.join(work, name)};
  expect(() => createSite({name: 'Tea', documents: [], ...folders})).toThrow(/a\.txt is a file\. Choose a folder\.$/);
  expect(readFileSync(path.join(work, 'a.txt'), 'utf8')).toBe('x');
});

test.each([
  ['a new folder', 'site', []],
  ['a new folder in another one', 'a/b/site', ['a']],
  ['an empty folder', 'site', []],
])('a failure leaves no file behind in %s', (kind, name, newFolders) => {
  const folder = path.join(work, name);
  if (kind === 'an empty folder') mkdirSync(folder);
  // It can't be copied.
  mkdirSync(path.join(packages, 'developer-docs-openapi-0.1.0.tgz'));
  const create = () => createSite({folder, name: 'Tea', documents: [], packages});
  expect(create).toThrow();
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  expect(newFolders.filter((newFolder) => existsSync(path.join(work, newFolder)))).toEqual([]);
  expect(existsSync(folder)).toBe(kind === 'an empty folder');
  rmSync(path.join(packages, 'developer-docs-openapi-0.1.0.tgz'), {recursive: true});
  create();
  expect(readdirSync(folder)).toContain('package.json');
});
