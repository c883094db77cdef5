import {createServer} from 'node:http';
import {listen} from '@test-support/listen';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {createOptions} from '../../fixtures/test-site';
import {DocumentLoader} from '../documents/document-loader';
import {fetchDocuments} from './fetch-command';

const createDocument = (title: string, paths = {}) =>
  JSON.stringify({openapi: '3.1.0', info: {title, version: '1'}, paths});

test('downloads documents of all versions, says what has changed, and loads the copies', async () => {
  let replies: Record<string, string> = {'/pets': createDocument('Pets'), '/pets-1': createDocument('Old pets')};
  const server = await listen(
    createServer(({url = ''}, response) => {
      response.writeHead(replies[url] === undefined ? 404 : 200).end(replies[url]);
    }),
  );
  const siteDir = createTemporaryFolder({'ships.json': createDocument('Ships')});
  const pets = {file: `${server.origin}/pets`, versions: {'1.0': `${server.origin}/pets-1`, '0.9': 'ships.json'}};
  const options = createOptions({pets, ships: 'ships.json'});
  const load = async (version?: string) =>
    (await new DocumentLoader(siteDir, options).load(version)).map(({model}) => model.title).join(', ');
  await expect(load()).rejects.toThrow(
    `${server.origin}/pets hasn't been downloaded. Run "docusaurus openapi fetch pets", and commit the files.`,
  );
  const run = async (isCheck: boolean, ids: readonly string[] = []) => {
    const {output, hasFailed} = await fetchDocuments(new DocumentLoader(siteDir, options), ids, {isCheck});
    // Each check finds a difference.
    expect(hasFailed).toBe(isCheck);
    return output
      .replaceAll(server.origin, '')
      .replaceAll(/\d{4}-\d\d-\S+Z/g, 'TIME')
      .replaceAll(/ \(\S+\)$/gm, '');
  };
  expect(await run(true)).toBe("pets: /pets hasn't been downloaded.\npets: /pets-1 hasn't been downloaded.\n");
  expect(await run(false)).toBe('pets: /pets is in openapi/pets.\npets: /pets-1 is in openapi/pets/version-1.0.\n');
  expect(await run(false, ['pets'])).toBe(
    'pets: openapi/pets is up to date (TIME).\npets: openapi/pets/version-1.0 is up to date (TIME).\n',
  );
  replies = {'/pets-1': ` ${replies['/pets-1'] ?? ''}`, '/pets': createDocument('Dogs', {'/dogs': {get: {}}})};
  expect(await run(true)).toBe(`pets: /pets has changed since TIME.

# Changes of Dogs

## Compatible changes

**\`GET /dogs\`**

- The operation was added.
pets: /pets-1 has changed since TIME.

# Changes of Old pets

There are no changes.
`);
  expect(await load()).toBe('Pets, Ships');
  await run(false);
  const titles = [await load(), await load('1.0'), await load('0.9')];
  expect(titles).toEqual(['Dogs, Ships', 'Old pets, Ships', 'Ships, Ships']);
  replies = {};
  expect(await fetchDocuments(new DocumentLoader(siteDir, options), [], {isCheck: false})).toMatchObject({
    hasFailed: true,
    messages: [
      expect.stringMatching(/^pets: \S+\/pets responds with 404 /),
      expect.stringMatching(/^pets: \S+\/pets-1 responds with 404/),
    ],
  });
  await expect(run(false, ['ships'])).rejects.toThrow('"ships" is a file, so it can\'t be downloaded');
  await expect(run(false, ['pet'])).rejects.toThrow('There is no API document "pet". Did you mean "pets"?');
  await server.close();
});
