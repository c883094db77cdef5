import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {createOptions} from '../../fixtures/test-site';
import {DocumentLoader} from './document-loader';

const createYaml = (title: string) => `openapi: 3.1.0\ninfo: {title: ${title}, version: '1'}\npaths: {}\n`;

/** @param onRead - Called after the text of the file has been read, with the number of times that it has been read. */
function createLoader(text: string, onRead: (count: number) => void = () => undefined) {
  const siteDir = createTemporaryFolder({'pets.yaml': text});
  let reads = 0;
  const replacements = {
    get unused() {
      reads += 1;
      onRead(reads);
      return '';
    },
  };
  const loader = new DocumentLoader(siteDir, createOptions({pets: 'pets.yaml'}, {replacements}));
  return {
    load: async () => (await loader.load())[0]?.model.title,
    save: (title: string) => writeFileSync(path.join(siteDir, 'pets.yaml'), createYaml(title)),
    countReads: () => reads,
  };
}

test('a document that is saved while it is loaded is loaded again, even if the watcher is faster', async () => {
  let second: Promise<string | undefined> | undefined;
  const {load, save, countReads} = createLoader(createYaml('Old'), (count) => {
    if (count > 1) return;
    save('Changed');
    second = load();
  });
  expect(await load()).toBe('Old');
  expect(await second).toBe('Changed');
  expect(await load()).toBe('Changed');
  expect(countReads()).toBe(2);
});

test('overlays change the document, even after they are edited, and versions may not match them', async () => {
  const overlay = (title: string) =>
    `overlay: 1.1.0\ninfo: {title: a, version: '1'}\nactions: [{target: $.info, update: {title: ${title}}}, {target: $.info.x, remove: true}]`;
  const siteDir = createTemporaryFolder({
    'pets.yaml': createYaml('Pets'),
    'old.yaml': createYaml('Old pets'),
    'texts/a.yaml': overlay('Better __NAME__'),
  });
  const documents = {pets: {file: 'pets.yaml', versions: {'1.0': 'old.yaml'}, overlays: ['texts/a.yaml']}};
  const loader = new DocumentLoader(siteDir, createOptions(documents, {replacements: {__NAME__: 'pets'}}));
  const load = async (version?: string) => (await loader.load(version))[0];
  expect((await load())?.model.title).toBe('Better pets');
  expect((await load())?.overlayWarnings).toEqual([
    expect.stringMatching(/^texts\/a\.yaml:3:\d+ .*\$\.info\.x matches nothing/),
  ]);
  expect((await load('1.0'))?.model.title).toBe('Better pets');
  expect(loader.listFiles()).toContain(path.join(siteDir, 'texts/a.yaml'));
  writeFileSync(path.join(siteDir, 'texts/a.yaml'), overlay('Best pets'));
  expect((await load())?.model.title).toBe('Best pets');
  rmSync(path.join(siteDir, 'texts/a.yaml'));
  await expect(load()).rejects.toThrow('The overlay texts/a.yaml doesn\'t exist. Correct the path in "overlays".');
});

test('problems of a document are returned as warnings, or thrown', async () => {
  // The specification requires a response.
  const problem = `openapi: 3.0.3\ninfo: {title: Pets, version: '1'}\npaths: {/pets: {get: {responses: []}}}\n`;
  const siteDir = createTemporaryFolder({'pets.yaml': problem});
  const validate = (validation: 'warn' | 'throw') =>
    new DocumentLoader(siteDir, createOptions({pets: {file: 'pets.yaml', validation}})).validate();
  expect(await validate('warn')).toContainEqual(expect.stringContaining('pets.yaml:3'));
  await expect(validate('throw')).rejects.toThrow('pets.yaml');
});

test("a document is read once, and a failure isn't kept", async () => {
  const {load, save, countReads} = createLoader('- no document');
  await expect(load()).rejects.toThrow();
  const failedReads = countReads();
  save('Fixed');
  expect([await load(), await load()]).toEqual(['Fixed', 'Fixed']);
  expect(countReads() - failedReads).toBe(1);
});
