import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {brand} from '../../config/site';
import {contract} from '../../config/plugins/contract';
import {replaceBrandTokens} from '../../plugins/shared';
import {validateFrontMatter} from '../../plugins/content';
import {lintOpenApiFile} from '../../product/contract/lint';
import type {Draft} from './draft';
import {draftOperation} from './operation';
import {draftPage} from './page';

// The drafts have improbable names ("sundial"), so that the tests still pass after someone runs the examples in
// CONTRIBUTING.md.
const root = path.resolve(import.meta.dirname, '../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'new-'));
  for (const copiedPath of ['docs', 'product/openapi', 'config/pages.ts', 'sidebars.ts', 'tests/content/routes.ts']) {
    cpSync(path.join(root, copiedPath), path.join(folder, copiedPath), {recursive: true});
  }
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function write({files}: Draft): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

/** Lists the remaining placeholders, as `npm run lint:drafts` does. */
function listPlaceholders(): string[] {
  const script = path.join(root, 'tools/lint-drafts.mjs');
  return spawnSync(process.execPath, [script], {cwd: folder, encoding: 'utf8'})
    .stderr.trim()
    .split('\n')
    .filter(Boolean);
}

test('the repository has no placeholders', () => {
  expect(listPlaceholders()).toEqual([]);
});

describe('draftPage', () => {
  test('adds a page with valid front matter and placeholders after the last page in its folder', () => {
    write(draftPage(folder, 'api/common/sundial-zones'));
    const text = read('docs/api/common/sundial-zones.mdx');
    const [, title, description] = /^---\ntitle: (.*)\ndescription: '(.*)'\n---\n/.exec(text) ?? [];
    expect(title).toBe('Sundial zones');
    validateFrontMatter('docs/api/common/sundial-zones.mdx', {title, description}, true);
    expect(read('sidebars.ts')).toMatch(/'api\/common\/sundial-zones',\n *\],/);
    expect(read('tests/content/routes.ts')).toContain(
      `addedInSidebar: readonly string[] = ['api/common/sundial-zones'`,
    );
    expect(listPlaceholders()).toContain(
      'docs/api/common/sundial-zones.mdx:3 Write a summary of this page for search results, in 50 to 160 characters.',
    );
    expect(listPlaceholders()).toHaveLength(4);
  });

  test('adds a page to the root folder', () => {
    write(draftPage(folder, 'sundial-start'));
    expect(read('sidebars.ts')).toMatch(/'intro',\n *'sundial-start',/);
  });

  test('copies the breadcrumb of the previous page if the pages in the folder are outside the sidebar', () => {
    const draft = draftPage(folder, 'api/enterprise-api/endpoints/sundial-log');
    write(draft);
    expect(read('config/pages.ts')).toMatch(
      /'api\/enterprise-api\/endpoints\/sundial-log': \{\n *section: 'Enterprise API',\n *parents: \['api\/overview', 'api\/enterprise-api\/enterprise-overview'\],/,
    );
    expect([...draft.files.keys()]).not.toContain('sidebars.ts');
    expect(draft.nextSteps).toContain('Link to the page from a page in the sidebar.');
  });

  test.each([
    ['api/common/design-types', /design-types\.mdx already exists\. Choose a different name/],
    ['api/common/SundialZones', /isn't a valid path/],
    ['../outside', /isn't a valid path/],
    ['', /isn't a valid path/],
    ['api/new-folder/sundial-zones', /docs\/api\/new-folder\/ has no pages/],
  ])('rejects "%s"', (id, message) => {
    expect(() => draftPage(folder, id)).toThrow(message);
  });
});

describe('draftOperation', () => {
  const lint = (document: string) =>
    lintOpenApiFile(
      {
        file: path.join(folder, `product/openapi/${document}.yaml`),
        root: folder,
        transform: (text) => replaceBrandTokens(text, brand),
      },
      {sessionOperations: ['loginUser'], errorCodes: contract.errorCodes},
    );

  test.each([
    ['user-management-api/get-user-sundial', 'GET /users/{userId}/sundial', 'api/user-management-api', '404'],
    ['core-api/list-sundials', 'get /sundials', 'api/core-api', '429'],
    ['core-api/stop-sundial', 'POST /designs/{designId}/sundial', 'api/core-api', '410'],
    ['core-api/name-sundial', 'PUT /requests/{requestId}/sundial', 'api/core-api', '422'],
    ['user-management-api/forget-sundial', 'DELETE /users/{userId}/sundial', 'api/user-management-api', '404'],
    ['enterprise-endpoints/sundial-log', 'GET /enterprise/sundial-log', 'api/enterprise-api/endpoints', '403'],
    ['user-management-api/turn-sundial', 'PUT /users/{userId}/reactivate', 'api/user-management-api', '415'],
  ])('%s: adds a valid operation with a page', async (target, endpoint, docsFolder, status) => {
    const [document = '', name = ''] = target.split('/');
    const [method = '', urlPath = ''] = endpoint.split(' ');
    write(draftOperation(folder, target, endpoint));
    expect(await lint(document)).toEqual([]);
    const contract = read(`product/openapi/${document}.yaml`);
    const pathItem = contract.slice(contract.indexOf(`  ${urlPath}:\n`));
    expect(pathItem).toMatch(new RegExp(`^.*\\n {4}${method.toLowerCase()}:[^]*'${status}':[^]*\\nwebhooks:`));
    const id = /operationId: (\w+)/.exec(pathItem)?.[1] ?? '';
    expect(read(`docs/${docsFolder}/${name}.mdx`)).toContain(`<Operation id="${id}" part="summary request" />`);
    expect(read('tests/content/routes.ts')).toContain(`'${docsFolder}/${name}'`);
    expect(listPlaceholders().join('\n')).toMatch(/yaml:\d+ Write the page title, starting with a verb/);
  });

  test.each([
    ['get-user-sundial', 'GET /x', /isn't in the format <document>\/<name>/],
    ['enterprise-core-api/get-x', 'GET /x', /Available documents: core-api, user-management-api, enterprise-endpoints/],
    ['core-api/get-x', '/x', /isn't in the format "<METHOD> <path>"/],
    ['core-api/get-x', 'PATCH /x', /isn't in the format "<METHOD> <path>"/],
    ['core-api/GetX', 'GET /x', /isn't a valid path/],
    ['core-api/get-request-status', 'GET /x', /get-request-status\.mdx already exists/],
    ['core-api/sundial-status', 'get /requests/{requestId}', /core-api\.yaml already has the operation/],
  ])('rejects %s "%s"', (target, endpoint, message) => {
    expect(() => draftOperation(folder, target, endpoint)).toThrow(message);
  });
});
