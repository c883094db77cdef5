import {describe, expect} from 'vitest';
import {test} from './support/fixtures';

const day = 24 * 60 * 60_000;

describe('a user token', () => {
  test("can read the account's designs by ID, but not its exports or other users' requests", async ({start}) => {
    const {client} = await start();
    const credential = await client.logIn({userId: 'maya'});
    const create = async (id: string, caller?: string) => {
      const {requestId} = await client.createAndFinish(caller === undefined ? {} : {credential: caller}, id);
      return String(requestId);
    };
    const read = async (requestId: string, caller?: string) => {
      const parameters = {requestId};
      const {status} = await client.call('getRequestStatus', {parameters, credential: caller});
      return status;
    };
    const accountDesigns = await create('designsFromPrompt');
    const ownDesigns = await create('designsFromPrompt', credential);
    const accountExport = await create('exportData');
    const otherExtraction = await create('extractBrand');
    expect([await read(accountDesigns, credential), await read(ownDesigns, credential)]).toEqual([200, 200]);
    expect([await read(accountExport, credential), await read(otherExtraction, credential)]).toEqual([404, 404]);
    expect([await read(accountExport), await read(otherExtraction)]).toEqual([200, 200]);
    const otherToken = await client.logIn({userId: 'noah'});
    expect(await read(ownDesigns, otherToken)).toBe(404);
  });

  test('of a superuser can read the extractions of people in shared groups, but no exports', async ({start}) => {
    const {client} = await start();
    await client.logIn({userId: 'user-4821', groups: ['region-west']});
    const credential = await client.logIn({userId: 'admin', role: 'superuser', groups: ['region-west']});
    const statuses = [];
    for (const id of ['extractBrand', 'exportData']) {
      const {requestId} = await client.createAndFinish({}, id);
      const parameters = {requestId: String(requestId)};
      statuses.push((await client.call('getRequestStatus', {parameters, credential})).status);
    }
    expect(statuses).toEqual([200, 404]);
  });

  test("can't specify a webhook", async ({start}) => {
    const {client} = await start();
    const credential = await client.logIn({userId: 'maya'});
    const body = {prompt: 'Spring menu', designType: 'story', webhookUrl: 'https://app.example.com/hooks'};
    const rejected = await client.call('designsFromPrompt', {credential, body});
    expect([rejected.status, rejected.body.errors]).toEqual([
      422,
      [expect.objectContaining({pointer: '/webhookUrl', code: 'not_allowed'})],
    ]);
    expect((await client.call('designsFromPrompt', {body})).status).toBe(202);
  });
});

const exportUsers = (userIds: readonly string[]) => ({body: {scope: 'user', userIds}});

test('an export expires when a user that it contains is erased', async ({start}) => {
  const {client, clock} = await start();
  await client.logIn({userId: 'maya'});
  await client.call('deleteUser', {parameters: {userId: 'maya'}});
  clock.advance(29.5 * day);
  const read = async ({requestId}: {requestId?: unknown}) =>
    (await client.call('getRequestStatus', {parameters: {requestId: String(requestId)}})).body;
  const created = await client.createAndFinish(exportUsers(['maya', 'user-4821']), 'exportData');
  const other = await client.createAndFinish(exportUsers(['user-4821']), 'exportData');
  const [file] = (created.result as {files: {url: string}[]}).files;
  expect((await fetch(file?.url ?? '')).status).toBe(200);
  clock.advance(0.5 * day);
  expect((await fetch(file?.url ?? '')).status).toBe(410);
  expect(await read(created)).toMatchObject({status: 'expired', error: {code: 'result_expired'}});
  expect(await read(other)).toMatchObject({status: 'succeeded'});
});
