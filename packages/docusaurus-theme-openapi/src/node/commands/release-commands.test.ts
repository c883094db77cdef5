import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {createOptions, createSiteContext} from '../../fixtures/test-site';
import {runChanges, runRelease} from './release-commands';

const createDocument = (id: string, limit: string) => `openapi: 3.0.3
info: {title: ${id}, version: '1'}
paths:
  /things:
    post:
      operationId: ${id}
      requestBody: {content: {application/json: {schema: {$ref: 'parts/thing.yaml'}}}}
      responses: {'204': {description: __TEXT__}}
components: {schemas: {Unused: {type: integer, maximum: ${limit}}}}
`;

const thing = (length: number) => `type: string\nnullable: true\nmaxLength: ${length}\n`;

/** Creates a site with two documents, which share a file. */
function createSite() {
  const siteDir = createTemporaryFolder({
    'api/pets.yaml': createDocument('pets', '12345678901234567890'),
    'api/shops.yaml': createDocument('shops', '1'),
    'api/parts/thing.yaml': thing(9),
  });
  const documents = {pets: 'api/pets.yaml', shops: 'api/shops.yaml'};
  const options = createOptions(documents, {replacements: {__TEXT__: 'Ok'}});
  const context = createSiteContext(siteDir, options);
  return {siteDir, context};
}

function createRepository(folder: string) {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, GIT_COMMITTER_DATE: '2024-02-29T12:00:00Z'},
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'a');
  return git;
}

const releases = 'openapi/releases';

test('a release is compared with the current documents, without Git', async () => {
  const {siteDir, context} = createSite();
  expect(await runRelease(context, '1.0.0', [], {date: '2024-05-01'})).toEqual({
    output: ['pets', 'shops']
      .map((id) => `Created ${releases}/${id}/1.0.0.json.gz (2024-05-01). Commit it.\n`)
      .join(''),
  });
  const text = gunzipSync(readFileSync(path.join(siteDir, releases, 'pets/1.0.0.json.gz'))).toString();
  // Numbers are as they were written, and replacements are made when the release is read.
  expect(text).toContain('"maximum":12345678901234567890');
  expect(text).toContain('"description":"__TEXT__"');
  const compare = (ids: string[], options = {}) => runChanges(context, ids, {against: '1.0.0', ...options});
  expect((await compare(['pets'], {failOn: 'text'})).output).toBe('# Changes of pets\n\nThere are no changes.\n');
  writeFileIn(siteDir, 'api/parts/thing.yaml', thing(5));
  const {output, hasFailed} = await compare([], {failOn: 'breaking'});
  expect(hasFailed).toBe(true);
  expect(output.match(/has the limit `maxLength: 5`, which allows less than `maxLength: 9`/g)).toHaveLength(2);
  const {changes} = JSON.parse((await compare(['shops'], {format: 'json'})).output) as {changes: {id: string}[]};
  writeFileIn(siteDir, 'accepted.yaml', `${changes[0]?.id ?? ''}: Longer ones were cut.\n`);
  expect((await compare(['shops'], {failOn: 'breaking', accepted: 'accepted.yaml'})).hasFailed).toBe(false);
  expect((await compare(['shops'], {format: 'github'})).output).toMatch(/^::error file=api\/parts\/thing\.yaml,line=1/);
});

test('a release can be that of a Git revision, with its date', async () => {
  const {siteDir, context} = createSite();
  const git = createRepository(siteDir);
  git('tag', 'v0.9');
  writeFileIn(siteDir, 'api/parts/thing.yaml', thing(5));
  expect(await runRelease(context, '0.9', ['pets'], {from: 'v0.9'})).toEqual({
    output: `Created ${releases}/pets/0.9.json.gz (2024-02-29). Commit it.\n`,
  });
  const expected = await runChanges(context, ['pets'], {against: 'v0.9'});
  expect(expected.output).toContain('Breaking changes (1)');
  rmSync(path.join(siteDir, '.git'), {recursive: true});
  expect(await runChanges(context, ['pets'], {against: '0.9'})).toEqual(expected);
});

test('a release has the replacements of the site, even if they have changed, and can be in another folder', async () => {
  const {siteDir, context} = createSite();
  const options = {...context.options, replacements: {__TEXT__: 'Says "ok" \\ no'}, changes: {folder: 'api/releases'}};
  const other = createSiteContext(siteDir, options);
  const file = path.join(siteDir, 'api/releases/pets/1.json.gz');
  expect((await runRelease(other, '1', ['pets'], {})).output).toContain('Created api/releases/pets/1.json.gz');
  expect(existsSync(file)).toBe(true);
  const {output} = await runChanges(other, ['pets'], {against: '1'});
  expect(output).toBe('# Changes of pets\n\nThere are no changes.\n');
});

const inADay = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);

test.each<[string, string, string[], {date?: string; from?: string}, RegExp]>([
  ['a release that exists', '1.0.0', ['pets'], {}, /1\.0\.0\.json\.gz exists\. Choose another version/],
  ['a release with other capitals', '1.0.0-RC', ['shops'], {}, /exists/],
  ['a date in the future', '2.0.0', [], {date: inADay}, /is in the future/],
  ['a date that doesn’t exist', '2.0.0', [], {date: '2023-02-29'}, /The date "2023-02-29" isn't valid/],
  ['a path', '../2', [], {}, /can't be the name of a file/],
  ['an unknown document', '2.0.0', ['pet'], {}, /There is no API document "pet"\. Did you mean "pets"\?/],
  ['no repository', '2.0.0', [], {from: 'main'}, /isn't in a Git repository/],
])('a wrong release is explained, and nothing is written: %s', async (_name, version, documents, options, message) => {
  const {siteDir, context} = createSite();
  await runRelease(context, '1.0.0', ['pets'], {});
  await runRelease(context, '1.0.0-rc', ['shops'], {});
  await expect(runRelease(context, version, documents, options)).rejects.toThrow(message);
  expect(existsSync(path.join(siteDir, releases, 'shops/1.0.0.json.gz'))).toBe(false);
  expect(existsSync(path.join(siteDir, releases, 'shops/2.0.0.json.gz'))).toBe(false);
});

test.each([
  ['not compressed', Buffer.from('{}')],
  ['cut off', gzipSync('{"document":{"paths":{}}}').subarray(0, 20)],
  ['without a valid date', gzipSync('{"version":"1","date":"2024-02-30","document":{"paths":{}}}')],
])('an unreadable release is explained: %s', async (_name, content) => {
  const {siteDir, context} = createSite();
  writeFileIn(siteDir, `${releases}/pets/1.json.gz`, content);
  await expect(runChanges(context, ['pets'], {against: '1'})).rejects.toThrow(
    /^The release openapi\/releases\/pets\/1\.json\.gz can't be read: .* Restore the file/,
  );
});
