import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {brand} from '../../config/brand';
import {replaceBrandTokens} from '../../plugins/shared';
import {extractSdkModel, lintOpenApiFile} from '../../plugins/contract';
import {validateFrontMatter} from '../../plugins/content/docs/front-matter';
import {Draft} from './draft';
import {draftEvent} from './event';
import {draftOperation} from './operation';
import {draftPage} from './page';

// Names that no site has: the tests hold where the examples of CONTRIBUTING.md were followed.
const root = path.resolve(import.meta.dirname, '../..');
const copied = [
  'docs',
  'contract',
  'packages/mock-api/src/operations',
  'packages/widget/src',
  'config/outside-pages.ts',
  'sidebars.ts',
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'new-'));
  for (const place of [...copied, 'tests/ui-sdk', 'tests/support/routes.ts', 'prettier.config.mjs']) {
    cpSync(path.join(root, place), path.join(folder, place), {recursive: true});
  }
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const everything = () =>
  readdirSync(folder, {recursive: true, encoding: 'utf8', withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')]);

/** What is left for the writer, as `npm run lint:drafts` lists it. */
function drafts(): string[] {
  const script = path.join(root, 'scripts/lint-drafts.mjs');
  return spawnSync(process.execPath, [script], {cwd: folder, encoding: 'utf8'})
    .stderr.trim()
    .split('\n')
    .filter(Boolean);
}

const page = async (place: string) => {
  const draft = new Draft(folder);
  const next = draftPage(draft, place, 'acme');
  await draft.write();
  return next;
};
const operation = async (place: string, address: string) => {
  const draft = new Draft(folder);
  const next = draftOperation(draft, place, address, 'acme');
  await draft.write();
  return next;
};
const event = async (name: string, isSuperuser = false) => {
  const draft = new Draft(folder);
  draftEvent(draft, name, isSuperuser, 'acme');
  await draft.write();
};

/** Holds that a command is refused with a sentence, and that nothing was written. */
async function refused(command: () => Promise<unknown>, says: string | RegExp): Promise<void> {
  const before = everything();
  await expect(command()).rejects.toThrow(says);
  expect(everything()).toEqual(before);
}

test('nothing is left to write before', () => {
  expect(drafts()).toEqual([]);
});

describe('a page', () => {
  test('has a place after those of its folder, front matter that the build takes, and says what is left to write', async () => {
    await page('api/common/sundial-zones');
    const text = read('docs/api/common/sundial-zones.mdx');
    const [, title, description] = /^---\ntitle: (.*)\ndescription: '(.*)'\n---\n/.exec(text) ?? [];
    expect(title).toBe('Sundial zones');
    validateFrontMatter('docs/api/common/sundial-zones.mdx', {title, description});
    expect(read('sidebars.ts')).toMatch(/'api\/common\/sundial-zones',\n *\],/);
    expect(read('tests/support/routes.ts')).toMatch(
      /addedInSidebar: readonly string\[\] = \[\s*'api\/common\/sundial-zones'/,
    );
    expect(drafts()).toContain(
      'docs/api/common/sundial-zones.mdx:3 Write what the reader leaves this page with, in 50 to 160 characters.',
    );
    expect(drafts()).toHaveLength(4);
  });

  test('stands at the root of the documentation, too, and a second one beside the first', async () => {
    await page('sundial-start');
    await page('sundial-glossary');
    expect(read('sidebars.ts')).toMatch(/'sundial-start',\n *'sundial-glossary',/);
    expect(read('tests/support/routes.ts')).toMatch(/\[\s*'sundial-glossary',\s*'sundial-start'/);
  });

  test('outside the sidebar has the way back of the page beside it', async () => {
    const next = await page('api/enterprise-api/endpoints/sundial-log');
    expect(read('config/outside-pages.ts')).toMatch(
      /'api\/enterprise-api\/endpoints\/sundial-log': \{\n *section: 'Enterprise API',\n *parents: \['api\/overview', 'api\/enterprise-api\/enterprise-overview'\],/,
    );
    expect(read('sidebars.ts')).toBe(readFileSync(path.join(root, 'sidebars.ts'), 'utf8'));
    expect(next.join()).toContain('Link to it from a page in the sidebar.');
  });

  test.each([
    ['api/common/design-types', /design-types\.mdx already exists\. Choose another name/],
    ['api/common/SundialZones', /"SundialZones" isn't a valid name .* such as "sundial-zones"/],
    ['api/common/2-zones', /starting with a letter/],
    ['../outside', /"\.\." isn't a valid name/],
    ['', /"" isn't a valid name/],
    ['api/common/acme-zones', /contains the brand/],
    ['api/new-folder/sundial-zones', /No page stands in docs\/api\/new-folder\/.*Folders with pages: .*api\/common/],
  ])('called "%s" is refused', async (place, says) => {
    await refused(() => page(place), says);
  });
});

describe('an operation', () => {
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
  ])('%s passes the strict lint, and has page, place and handler', async (place, address, pages, status) => {
    const [document = '', name = ''] = place.split('/');
    const [method = '', path = ''] = address.split(' ');
    await operation(place, address);
    expect(await lint(document)).toEqual([]);
    const contract = read(`contract/openapi/${document}.yaml`);
    const added = contract.slice(contract.indexOf(`  ${path}:\n`));
    expect(added).toMatch(new RegExp(`^.*\\n {4}${method.toLowerCase()}:[^]*'${status}':[^]*\\nwebhooks:`));
    const id = /operationId: (\w+)/.exec(added)?.[1] ?? '';
    expect(read(`docs/${pages}/${name}.mdx`)).toContain(`<Operation id="${id}" part="summary request" />`);
    expect(read('packages/mock-api/src/operations/index.ts')).toContain(`import {${id}} from './${name}';`);
    expect(read('packages/mock-api/src/operations/index.ts')).toMatch(new RegExp(`  ${id},\\n\\};`));
    expect(read('tests/support/routes.ts')).toContain(`'${pages}/${name}'`);
    expect(drafts().join('\n')).toMatch(/yaml:\d+ Write the title of the page, a verb phrase/);
  });

  test('has a place below a path that the document has', async () => {
    await operation('user-management-api/turn-sundial', 'PUT /users/{userId}/reactivate');
    expect(await lint('user-management-api')).toEqual([]);
    expect(read('contract/openapi/user-management-api.yaml')).toMatch(
      /\n {2}\/users\/\{userId\}\/reactivate:\n {4}post:\n(?: {6}.*\n)+ {4}put:\n {6}operationId: turnSundial\n(?: {6}.*\n)+\n/,
    );
  });

  test.each([
    ['get-user-sundial', 'GET /x', /is not a document and a name/],
    ['enterprise-core-api/get-x', 'GET /x', /The documents are: core-api, user-management-api, enterprise-endpoints/],
    ['core-api/get-x', '', /needs a method and a path, in quotes/],
    ['core-api/get-x', 'FETCH /x', /"FETCH" is no method .* GET, POST, PUT, DELETE\./],
    ['core-api/get-x', 'GET /X', /is no path of this command/],
    ['core-api/get-x', 'GET /designs/{fontId}/x', /one of \{userId\}, \{requestId\}, \{designId\}\. For another/],
    ['core-api/get-x', 'GET /users/{userId}/{designId}', /one of \{userId\}/],
    ['user-management-api/login-user', 'GET /x', /has an operation loginUser already/],
    ['core-api/get-x', 'PUT /users/{userId}/plan', /user-management-api has PUT .* already\. Choose another path/],
    ['core-api/getX', 'GET /x', /such as "get-x"/],
  ])('%s "%s" is refused', async (place, address, says) => {
    await refused(() => operation(place, address), says);
  });
});

describe('an event', () => {
  const model = () =>
    extractSdkModel(
      ['events', 'superuser']
        .map((name) => ({file: `${name}.d.ts`, text: read(`contract/ui-sdk/${name}.d.ts`)}))
        .concat(
          readdirSync(path.join(folder, 'contract/ui-sdk'))
            .filter((name) => name.endsWith('.d.ts') && !/^(?:events|superuser)\./.test(name))
            .map((file) => ({file, text: read(`contract/ui-sdk/${file}`)})),
        ),
    ).events;

  test('has a declaration before the last one, a name in the widget, and a cause to write', async () => {
    await event('sundial-turned');
    expect(
      model()
        .get('WidgetEventMap')
        ?.map(({name}) => name)
        .slice(-2),
    ).toEqual(['sundial-turned', 'destroyed']);
    expect(read('packages/widget/src/emitter.ts')).toMatch(/'sundial-turned': false,\n {2}'person-changing': true,/);
    expect(read('tests/ui-sdk/events.spec.ts')).toMatch(
      /\n {2}'sundial-turned': \{\n[^}]*\n {2}\},\n {2}'person-changing'/,
    );
    expect(drafts()).toHaveLength(7);
  });

  test('of superusers is theirs', async () => {
    await event('sundial-read', true);
    expect(model().get('SuperuserEventMap')?.at(-1)?.name).toBe('sundial-read');
    expect(read('packages/widget/src/emitter.ts')).toMatch(/'sundial-read': true,\n\};/);
  });

  test.each([
    ['ready', /has an event "ready" already/],
    ['brand-saved', /superuser\.d\.ts has an event "brand-saved" already/],
    ['sundialTurned', /such as "sundial-turned"/],
  ])('called %s is refused', async (name, says) => {
    await refused(() => event(name), says);
  });
});

describe('Draft', () => {
  test('puts everything back when a file cannot be written', async () => {
    const before = everything();
    const draft = new Draft(folder);
    draftPage(draft, 'api/common/sundial-zones', 'acme');
    draft.create('sidebars.ts/below-a-file.mdx', 'text');
    await expect(draft.write()).rejects.toThrow();
    expect(everything()).toEqual(before);
  });

  test('rejects a file with an unexpected structure', () => {
    const draft = new Draft(folder);
    expect(() => {
      draft.insert('sidebars.ts', (text) => text.indexOf('no such place'), 'x');
    }).toThrow('sidebars.ts has another structure than this command expects');
  });
});
