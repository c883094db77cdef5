import {readdirSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {listen} from '@test-support/listen';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {beforeEach, expect, test} from 'vitest';
import {createSite} from './create-site.js';
import {readDocuments} from './documents.js';

interface Manifest extends Readonly<Record<'name' | 'version', string>> {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

let work: string;

beforeEach(() => {
  work = createTemporaryFolder();
});

const teapots = path.join(import.meta.dirname, 'fixtures/teapots.yaml');
const read = (file: string) => readFileSync(path.join(work, 'site', file), 'utf8');

async function create(name: string, files: readonly string[]): Promise<string[]> {
  const documents = await readDocuments(files);
  createSite({folder: path.join(work, 'site'), name, documents});
  const folder = path.join(work, 'site');
  const entries = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return entries.filter((file) => statSync(path.join(folder, file)).isFile());
}

test('writes a small site that depends on this version of the packages', async () => {
  const files = await create('Tea & <Co>', [teapots]);
  expect(files.length).toBeLessThan(40);
  expect(files).toEqual(
    expect.arrayContaining(['.gitignore', 'docusaurus.config.ts', 'openapi/teapots.yaml', 'tests/site.spec.ts']),
  );
  const {version} = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as Manifest;
  const {name, dependencies} = JSON.parse(read('package.json')) as Manifest;
  expect(name).toBe('tea-co-docs');
  const ownPackages = Object.entries(dependencies).filter(([id]) => id.startsWith('@developer-docs/'));
  expect(ownPackages).toEqual([['@developer-docs/docusaurus-preset-developer-docs', `^${version}`]]);
  expect(read('openapi/teapots.yaml')).toBe(readFileSync(teapots, 'utf8'));
});

test('the site depends on all packages that it imports, as strict package managers require', async () => {
  const files = await create('Tea', [teapots]);
  const {dependencies, devDependencies} = JSON.parse(read('package.json')) as Manifest;
  const imports = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/ from '(@?[a-z][\w-]*(?:\/[a-z][\w-]*)?)'/g)])
    .map(([, name = '']) => name);
  expect(imports).toContain('@docusaurus/plugin-content-docs');
  const declared = Object.keys({...dependencies, ...devDependencies});
  expect(imports.filter((name) => !declared.includes(name))).toEqual([]);
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

test('a site without documents has no API reference, which would require one', async () => {
  await create('Tea', []);
  expect(read('docusaurus.config.ts')).toContain('openApi: false,');
});

test('two documents have different folders, and a document in several files keeps its structure', async () => {
  const content =
    'openapi: 3.1.0\ninfo: {title: Kettles, version: "1"}\npaths: {/kettles: {$ref: parts/kettles.yaml}}\n';
  writeFileIn(work, 'api/openapi.yaml', content);
  writeFileIn(work, 'api/parts/kettles.yaml', 'get: {responses: {"200": {description: All}}}\n');
  const files = await create('Tea', [teapots, path.join(work, 'api/openapi.yaml')]);
  expect(files).toEqual(expect.arrayContaining(['openapi/kettles/openapi.yaml', 'openapi/kettles/parts/kettles.yaml']));
  expect(read('docusaurus.config.ts')).toContain(
    `kettles: {file: 'openapi/kettles/openapi.yaml', pages: 'docs/kettles'}`,
  );
});

test('names of documents and of the package are ASCII, as the theme and npm require', async () => {
  const names = ['Meine Töpfe.yaml', 'Łódź & İstanbul.yaml', '日本.yaml', 'openapi.yaml'];
  for (const name of names) writeFileIn(work, name, 'openapi: 3.1.0\ninfo: {title: Üben, version: "1"}\npaths: {}\n');
  const files = names.map((name) => path.join(work, name));
  await create('Käse 日本', files);
  // The first one is in a comment.
  const ids = [...read('docusaurus.config.ts').matchAll(/pages: 'docs\/([^']*)'/g)].map(([, id]) => id).slice(1);
  expect(ids).toEqual(['meine-topfe', expect.stringMatching(/^[a-z-]+$/), 'api', 'uben']);
  expect(JSON.parse(read('package.json'))).toHaveProperty('name', 'kase-docs');
});

test('a document with a URL is copied to the folder that the site reads', async () => {
  const server = await listen(
    createServer((request, response) => {
      const info = {title: 'Tea Kettles', version: '1'};
      const content = {'application/json': {schema: {$ref: 'parts#/Kettle'}}};
      const paths = {'/kettles': {get: {responses: {200: {description: 'All', content}}}}};
      const document = JSON.stringify({openapi: '3.0.0', info, paths});
      response.end(request.url === '/v3/api-docs' ? document : 'Kettle: {type: string}');
    }),
  );
  const url = `${server.origin}/v3/api-docs`;
  const files = await create('Tea', [url]);
  await server.close();
  expect(files.filter((file) => file.startsWith('openapi'))).toEqual(
    ['openapi.json', 'parts.yaml', 'source.json'].map((file) => `openapi/tea-kettles/${file}`),
  );
  expect(read('docusaurus.config.ts')).toContain(`'tea-kettles': {file: '${url}', pages: 'docs/tea-kettles'}`);
});

test('a document in Swagger 2.0 keeps its format', async () => {
  const content = '{"swagger": "2.0", "info": {"title": "Kettles", "version": "1"}, "paths": {}}';
  writeFileIn(work, 'swagger.json', content);
  await create('Tea', [path.join(work, 'swagger.json')]);
  expect(read('openapi/kettles.json')).toBe(content);
});

test.each([
  ['Boil water.\n\nAnd make tea.', "summary: 'Boil water.'"],
  ['**Boil** water.', "summary: ''"],
])('a document without a summary is described by its first sentence without markup: %j', async (text, summary) => {
  const info = {title: 'Kettles', version: '1', description: text};
  writeFileIn(work, 'kettles.json', JSON.stringify({openapi: '3.0.3', info, paths: {}}));
  await create('Tea', [path.join(work, 'kettles.json')]);
  expect(read('src/pages/index.tsx')).toContain(summary);
});

test('explains mistakes, and writes nothing', async () => {
  writeFileIn(work, 'mine.txt', '');
  expect(() => createSite({folder: work, name: 'Tea', documents: []})).toThrow("isn't empty: it contains mine.txt.");
  expect(() => createSite({folder: path.join(work, 'site'), name: ' ', documents: []})).toThrow('The name is empty.');
  expect(readdirSync(work)).toEqual(['mine.txt']);
  await expect(readDocuments([path.join(work, 'missing.yaml')])).rejects.toThrow('missing.yaml');
});

test('writes nothing if a file would be outside the site', () => {
  const contents = new Map([['../outside.yaml', Buffer.from('')]]);
  const outside = {id: 'tea', title: 'Tea', summary: '', file: 'openapi/tea.yaml', contents};
  const folder = path.join(work, 'site');
  expect(() => createSite({folder, name: 'Tea', documents: [outside]})).toThrow('outside the site');
  expect(readdirSync(work)).toEqual([]);
});
