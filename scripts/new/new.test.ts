import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {brand} from '../../config/brand';
import {replaceBrandTokens} from '../../plugins/shared';
import {lintOpenApiFile} from '../../plugins/contract';
import {validateFrontMatter} from '../../plugins/content/docs/front-matter';
import {Draft} from './draft';
import {draftOperation} from './operation';
import {draftPage} from './page';

// The drafts have improbable names ("sundial"), so that the tests still pass after someone runs the examples in
// CONTRIBUTING.md.
const root = path.resolve(import.meta.dirname, '../..');
const copiedPaths = [
  'docs',
  'contract',
  'packages/mock-api/src/operations',
  'config/outside-pages.ts',
  'sidebars.ts',
  'tests/content/routes.ts',
  'prettier.config.mjs',
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'new-'));
  for (const copied of copiedPaths) {
    cpSync(path.join(root, copied), path.join(folder, copied), {recursive: true});
  }
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const readAllFiles = () =>
  readdirSync(folder, {recursive: true, encoding: 'utf8', withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')]);

/** Lists the remaining placeholders as `npm run lint:drafts` does. */
function listPlaceholders(): string[] {
  const script = path.join(root, 'scripts/lint-drafts.mjs');
  return spawnSync(process.execPath, [script], {cwd: folder, encoding: 'utf8'})
    .stderr.trim()
    .split('\n')
    .filter(Boolean);
}

const createPage = async (docPath: string) => {
  const draft = new Draft(folder);
  const nextSteps = draftPage(draft, docPath, 'acme');
  await draft.write();
  return nextSteps;
};
const createOperation = async (target: string, endpoint: string) => {
  const draft = new Draft(folder);
  draftOperation(draft, target, endpoint, 'acme');
  await draft.write();
};

/** Expects a command to fail without writing any files. */
async function expectRejection(command: () => Promise<unknown>, message: string | RegExp): Promise<void> {
  const before = readAllFiles();
  await expect(command()).rejects.toThrow(message);
  expect(readAllFiles()).toEqual(before);
}

test('the repository has no placeholders', () => {
  expect(listPlaceholders()).toEqual([]);
});

describe('draftPage', () => {
  test('adds a page with valid front matter and placeholders after the last page in its folder', async () => {
    await createPage('api/common/sundial-zones');
    const text = read('docs/api/common/sundial-zones.mdx');
    const [, title, description] = /^---\ntitle: (.*)\ndescription: '(.*)'\n---\n/.exec(text) ?? [];
    expect(title).toBe('Sundial zones');
    validateFrontMatter('docs/api/common/sundial-zones.mdx', {title, description}, true);
    expect(read('sidebars.ts')).toMatch(/'api\/common\/sundial-zones',\n *\],/);
    expect(read('tests/content/routes.ts')).toMatch(
      /addedInSidebar: readonly string\[\] = \[\s*'api\/common\/sundial-zones'/,
    );
    expect(listPlaceholders()).toContain(
      'docs/api/common/sundial-zones.mdx:3 Write a summary of this page for search results, in 50 to 160 characters.',
    );
    expect(listPlaceholders()).toHaveLength(4);
  });

  test('adds pages to the root folder', async () => {
    await createPage('sundial-start');
    await createPage('sundial-glossary');
    expect(read('sidebars.ts')).toMatch(/'sundial-start',\n *'sundial-glossary',/);
    expect(read('tests/content/routes.ts')).toMatch(/\[\s*'sundial-glossary',\s*'sundial-start'/);
  });

  test('copies the breadcrumb of the previous page if the pages in the folder are outside the sidebar', async () => {
    const nextSteps = await createPage('api/enterprise-api/endpoints/sundial-log');
    expect(read('config/outside-pages.ts')).toMatch(
      /'api\/enterprise-api\/endpoints\/sundial-log': \{\n *section: 'Enterprise API',\n *parents: \['api\/overview', 'api\/enterprise-api\/enterprise-overview'\],/,
    );
    expect(read('sidebars.ts')).toBe(readFileSync(path.join(root, 'sidebars.ts'), 'utf8'));
    expect(nextSteps).toContain('Link to the page from a page in the sidebar.');
  });

  test.each([
    ['api/common/design-types', /design-types\.mdx already exists\. Choose another name/],
    ['api/common/SundialZones', /"SundialZones" isn't a valid name .* such as "sundial-zones"/],
    ['api/common/2-zones', /starting with a letter/],
    ['../outside', /"\.\." isn't a valid name/],
    ['', /"" isn't a valid name/],
    ['api/common/acme-zones', /contains the brand/],
    ['api/new-folder/sundial-zones', /docs\/api\/new-folder\/ has no pages.*Use a folder with pages \(.*api\/common/],
  ])('rejects "%s"', async (docPath, message) => {
    await expectRejection(() => createPage(docPath), message);
  });
});

describe('draftOperation', () => {
  const lint = (document: string) =>
    lintOpenApiFile(
      {
        file: path.join(folder, `contract/openapi/${document}.yaml`),
        root: folder,
        transform: (text) => replaceBrandTokens(text, brand),
      },
      {sessionOperations: ['loginUser']},
    );

  test.each([
    ['user-management-api/get-user-sundial', 'GET /users/{userId}/sundial', 'api/user-management-api', '404'],
    ['core-api/list-sundials', 'get /sundials', 'api/core-api', '429'],
    ['core-api/stop-sundial', 'POST /designs/{designId}/sundial', 'api/core-api', '410'],
    ['core-api/name-sundial', 'PUT /requests/{requestId}/sundial', 'api/core-api', '422'],
    ['user-management-api/forget-sundial', 'DELETE /users/{userId}/sundial', 'api/user-management-api', '404'],
    ['enterprise-endpoints/sundial-log', 'GET /enterprise/sundial-log', 'api/enterprise-api/endpoints', '403'],
  ])('%s: adds a valid operation with a page and a handler', async (target, endpoint, docsFolder, status) => {
    const [document = '', name = ''] = target.split('/');
    const [method = '', path = ''] = endpoint.split(' ');
    await createOperation(target, endpoint);
    expect(await lint(document)).toEqual([]);
    const contract = read(`contract/openapi/${document}.yaml`);
    const pathItem = contract.slice(contract.indexOf(`  ${path}:\n`));
    expect(pathItem).toMatch(new RegExp(`^.*\\n {4}${method.toLowerCase()}:[^]*'${status}':[^]*\\nwebhooks:`));
    const id = /operationId: (\w+)/.exec(pathItem)?.[1] ?? '';
    expect(read(`docs/${docsFolder}/${name}.mdx`)).toContain(`<Operation id="${id}" part="summary request" />`);
    expect(read('packages/mock-api/src/operations/index.ts')).toContain(`import {${id}} from './${name}';`);
    expect(read('packages/mock-api/src/operations/index.ts')).toMatch(new RegExp(`  ${id},\\n\\};`));
    expect(read('tests/content/routes.ts')).toContain(`'${docsFolder}/${name}'`);
    expect(listPlaceholders().join('\n')).toMatch(/yaml:\d+ Write the page title, starting with a verb/);
  });

  test('adds an operation to an existing path', async () => {
    await createOperation('user-management-api/turn-sundial', 'PUT /users/{userId}/reactivate');
    expect(await lint('user-management-api')).toEqual([]);
    expect(read('contract/openapi/user-management-api.yaml')).toMatch(
      /\n {2}\/users\/\{userId\}\/reactivate:\n {4}post:\n(?: {6}.*\n)+ {4}put:\n {6}operationId: turnSundial\n(?: {6}.*\n)+\n/,
    );
  });

  test.each([
    ['get-user-sundial', 'GET /x', /isn't a document and a name/],
    ['enterprise-core-api/get-x', 'GET /x', /The documents are: core-api, user-management-api, enterprise-endpoints/],
    ['core-api/get-x', '', /needs a method and a path in quotes/],
    ['core-api/get-x', 'FETCH /x', /"FETCH" isn't supported\. Use one of GET, POST, PUT, DELETE\./],
    ['core-api/get-x', 'GET /X', /path "\/X" isn't supported/],
    ['core-api/get-x', 'GET /designs/{fontId}/x', /one of \{userId\}, \{requestId\}, \{designId\}\. For another/],
    ['core-api/get-x', 'GET /users/{userId}/{designId}', /one of \{userId\}/],
    ['user-management-api/login-user', 'GET /x', /already has an operation loginUser/],
    ['core-api/get-x', 'PUT /users/{userId}/plan', /user-management-api already has PUT .*\. Choose another path/],
    ['core-api/getX', 'GET /x', /such as "get-x"/],
  ])('rejects %s "%s"', async (target, endpoint, message) => {
    await expectRejection(() => createOperation(target, endpoint), message);
  });
});

describe('Draft', () => {
  test('rejects a file with an unexpected structure', () => {
    const draft = new Draft(folder);
    expect(() => {
      draft.insert('sidebars.ts', (text) => text.indexOf('missing text'), 'x');
    }).toThrow("sidebars.ts doesn't have the structure that this command expects");
  });
});
