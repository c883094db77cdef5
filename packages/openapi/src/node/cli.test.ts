import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {expect, test, vi} from 'vitest';
import {reportChanges} from './changes/report-changes.js';

const command = path.join(import.meta.dirname, '../../lib/node/cli.js');

/** Runs the command, which takes a second. */
function run(cwd: string, ...args: readonly string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [command, ...args], {cwd, encoding: 'utf8'});
  return {status, stdout, stderr};
}

const createDocument = (parameters: string) => `openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
paths:
  /pets/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: string}}
    put:
      operationId: updatePet
      parameters:
        - {name: dry, in: query, schema: {type: boolean}}
${parameters}
      requestBody:
        content:
          application/json: {schema: {$ref: 'schemas.yaml#/Pet'}}
      responses: {'204': {description: Ok}}
`;

const schemas = (name: string) => `Base:
  properties:
    id: {type: string}
    name: ${name}
Pet:
  allOf:
    - $ref: '#/Base'
    - required: [id]
`;

const required = "        - {name: 'a,b: c', in: query, required: true, schema: {type: string}}";

const files = {
  'old/api.yaml': createDocument(''),
  'old/schemas.yaml': schemas('{type: string}'),
  'api/api.yaml': createDocument(required),
  'api/schemas.yaml': schemas('\n      type: string\n      maxLength: 9'),
};

/** Compares two files, or a file with a Git revision. */
function report(root: string, old: string | {revision: string}, current: string, options?: Record<string, string>) {
  const toFile = (file: string) => ({file: path.join(root, file), root});
  return reportChanges({...options, before: typeof old === 'string' ? toFile(old) : old, after: toFile(current)});
}

test('the command prints changes, and its exit code indicates whether any fails', () => {
  const root = createTemporaryFolder(files);
  const compare = (...args: readonly string[]) => run(root, 'changes', 'old/api.yaml', 'api/api.yaml', ...args);
  const {status, stdout, stderr} = compare();
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  expect(stdout).toMatch(
    /^# Changes of Pets\n\n## Breaking changes \(2\)\n\n\*\*`PUT \/pets\/\{id\}`\*\*\n\n- The query parameter `a,b: c` was added, and is required\. \(parameter-required-added-\w+\)[^]*\*\*Schema `Pet` in requests of `updatePet`\*\*\n\n- `name` in the schema `Pet` now has the limit/,
  );
  expect(compare('--fail-on', 'breaking')).toMatchObject({
    status: 1,
    stderr: '2 changes must be accepted or undone, because --fail-on is "breaking".\n',
  });
});

test.each<[string[], RegExp]>([
  [['change', 'a', 'b'], /^There's no command "change"/],
  [['changes', 'old/api.yaml'], /^Name two documents/],
])('wrong arguments are explained: %j', (args, message) => {
  const {status, stdout, stderr} = run(tmpdir(), ...args);
  expect({status, stdout}).toEqual({status: 2, stdout: ''});
  expect(stderr).toMatch(message);
});

test('annotations name the file and line, also of files that the document refers to', async () => {
  const root = createTemporaryFolder(files);
  const {output} = await report(root, 'old/api.yaml', 'api/api.yaml', {format: 'github'});
  expect(output.split('\n')).toEqual([
    expect.stringMatching(
      /^::error file=api\/api\.yaml,line=7,title=parameter-required-added-\w+::PUT \/pets\/\{id\}: /,
    ),
    expect.stringMatching(/^::error file=api\/schemas\.yaml,line=7,title=limit-added-\w+::`name` in the schema/),
    '',
  ]);
  const removed = await report(root, 'api/api.yaml', 'old/api.yaml', {format: 'github'});
  expect(removed.output).toMatch(/^::warning file=old\/api\.yaml,line=7,title=parameter-required-removed/);
});

test('changes fail unless they are less important or accepted', async () => {
  const root = createTemporaryFolder(files);
  const compare = (options: Record<string, string>) => report(root, 'old/api.yaml', 'api/api.yaml', options);
  const reverse = async (failOn: string) => (await report(root, 'api/api.yaml', 'old/api.yaml', {failOn})).hasFailed;
  expect([await reverse('breaking'), await reverse('warning'), await reverse('text')]).toEqual([false, true, true]);
  const {changes} = JSON.parse((await compare({format: 'json'})).output) as {changes: {id: string}[]};
  expect(changes).toHaveLength(2);
  const reasons = changes.map(({id}) => `${id}: Nobody called it.`).join('\n');
  writeFileIn(root, 'accepted.yaml', `${reasons}\nlimit-added-old: Gone\n`);
  const accepted = path.join(root, 'accepted.yaml');
  const {output, messages, hasFailed} = await compare({failOn: 'breaking', accepted});
  expect(hasFailed).toBe(false);
  expect(output).toMatch(/## Accepted changes \(2\)[^]*Accepted: Nobody called it\./);
  expect(messages.join()).toContain('No change has the ID "limit-added-old".');
  expect((await compare({accepted, format: 'github'})).output).toMatch(/^::notice .*Accepted: Nobody/);
});

const user = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];

test('compares with a Git revision, and leaves the repository as it is', async () => {
  const [api, parts] = [files['old/api.yaml'], files['old/schemas.yaml']];
  const root = createTemporaryFolder({'docs/api/api.yaml': api, 'docs/api/schemas.yaml': parts});
  const git = (args: string) => execFileSync('git', [...user, ...args.split(' ')], {cwd: root, encoding: 'utf8'});
  for (const args of ['init --quiet', 'add .', 'commit --quiet --message a', 'tag v1']) git(args);
  writeFileIn(root, 'docs/api/api.yaml', files['api/api.yaml']);
  const temporaryFolder = createTemporaryFolder();
  vi.stubEnv('TMPDIR', temporaryFolder);
  const {output, hasFailed} = await report(root, {revision: 'v1'}, 'docs/api/api.yaml', {failOn: 'breaking'});
  expect(hasFailed).toBe(true);
  expect(output).toContain('## Breaking changes (1)');
  const subfolder = path.join(root, 'docs');
  expect((await report(subfolder, {revision: 'v1'}, 'api/api.yaml')).output).toBe(output);
  expect(run(subfolder, 'changes', 'api/api.yaml', '--against', 'v1')).toMatchObject({status: 0, stdout: output});
  expect(git('status --short')).toBe(' M docs/api/api.yaml\n');
  for (const revision of ['v2', '--help', '--output=x', 'v1:docs/api/api.yaml', '']) {
    const message = `The Git revision "${revision}" doesn't exist.`;
    await expect(report(root, {revision}, 'docs/api/api.yaml')).rejects.toThrow(message);
  }
  expect(existsSync(path.join(root, 'x'))).toBe(false);
  const outside = `${root}-other`;
  const after = {file: path.join(root, 'docs/api/api.yaml'), root, allowedFolders: [root, outside]};
  await expect(reportChanges({before: {revision: 'v1'}, after})).rejects.toThrow(`${outside} isn't in the repository`);
  git('mv docs/api docs/moved');
  const message = 'In the revision "v1": docs/moved/api.yaml doesn\'t exist. Correct the path.';
  await expect(report(root, {revision: 'v1'}, 'docs/moved/api.yaml')).rejects.toThrow(message);
  expect(readdirSync(temporaryFolder)).toEqual([]);
});

test.each<[string, string, string | {revision: string}, RegExp, Record<string, string>?]>([
  ['a file that isn’t a document', 'api/api.yaml', 'accepted.yaml', /isn't an OpenAPI document/],
  ['an unknown format', 'api/api.yaml', 'old/api.yaml', /^--format is "jsn"\. Did you mean "json"\?/, {format: 'jsn'}],
  ['a missing list', 'api/api.yaml', 'old/api.yaml', /none\.yaml/, {accepted: 'none.yaml'}],
  ['no reason', 'api/api.yaml', 'old/api.yaml', /^accepted\.yaml: "a" has no reason/, {accepted: 'accepted.yaml'}],
  ['a folder without a repository', 'api/api.yaml', {revision: 'main'}, /isn't in a Git repository/],
])('wrong input is explained: %s', async (_name, after, before, message, {accepted, ...options} = {}) => {
  const root = createTemporaryFolder({...files, 'accepted.yaml': 'a: ""\n'});
  const allOptions = {...options, ...(accepted !== undefined && {accepted: path.join(root, accepted)})};
  await expect(report(root, before, after, allOptions)).rejects.toThrow(message);
});

test('documents without a common operation are compared with a warning', async () => {
  const other = files['old/api.yaml'].replace('/pets/{id}', '/x/{id}').replace('updatePet', 'x');
  const root = createTemporaryFolder({...files, 'old/other.yaml': other});
  const messages = ['The documents have no operation in common. Check that they describe the same API.'];
  expect(await report(root, 'old/api.yaml', 'old/other.yaml')).toMatchObject({hasFailed: false, messages});
});
