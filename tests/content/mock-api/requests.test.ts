import {once} from 'node:events';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import {text} from 'node:stream/consumers';
import {describe, expect} from 'vitest';
import {listen} from '../../support/listen';
import {test} from './support/fixtures';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('an asynchronous request', () => {
  test("advances from queued to succeeded as it's polled", async ({start}) => {
    const {client} = await start();
    const created = await client.call('designsFromPrompt', {headers: {'Mock-Polls': '4'}});
    const parameters = {requestId: String(created.body.requestId)};
    const statuses = [created.body.status];
    for (let polls = 0; polls < 4; polls += 1) {
      statuses.push((await client.call('getRequestStatus', {parameters})).body.status);
    }
    expect(statuses).toEqual(['queued', 'queued', 'running', 'running', 'succeeded']);
  });

  test('times out, expires, and is deleted', async ({start}) => {
    const {client, clock} = await start();
    const slow = await client.call('designsFromPrompt', {headers: {'Mock-Polls': '1000'}});
    clock.advance(10 * minute);
    const read = () => client.call('getRequestStatus', {parameters: {requestId: String(slow.body.requestId)}});
    expect((await read()).body).toMatchObject({status: 'failed', error: {code: 'generation_timeout'}});
    clock.advance(30 * day);
    expect((await client.call('getRequestStatus')).body).toMatchObject({
      status: 'expired',
      error: {code: 'result_expired'},
    });
    clock.advance(60 * day);
    expect((await read()).body.code).toBe('request_not_found');
  });
});

test('an idempotency key belongs to the user, regardless of the token', async ({start}) => {
  const {client} = await start();
  const responses = [];
  for (const userId of ['maya', 'maya', 'noah']) {
    const token = await client.logIn({userId});
    const headers = {'Idempotency-Key': 'one'};
    responses.push(await client.call('designsFromPrompt', {headers, credential: token}));
  }
  const [first, renewed, other] = responses.map(({body}) => body.requestId);
  expect(renewed).toBe(first);
  expect(other).not.toBe(first);
});

test('test and live data are separate', async ({start}) => {
  const {client, mock} = await start();
  await client.call('deleteUser');
  expect((await client.call('loginUser')).body.code).toBe('user_deleted');
  const live = await client.call('loginUser', {credential: mock.liveApiKey});
  expect(live.body).toMatchObject({created: false, user: {userId: 'user-4821', status: 'active'}});
  const hidden = await client.call('getRequestStatus', {credential: mock.liveApiKey});
  expect(hidden.body.code).toBe('request_not_found');
  const design = await client.call('getDesignVariants', {credential: mock.liveApiKey});
  expect(design.body.code).toBe('design_not_found');
});

test('a cursor works with a renewed token, but not for a different caller', async ({start}) => {
  const {client} = await start();
  const logIn = () => client.logIn({userId: 'user-4821'});
  const first = await client.call('getDesignVariants', {credential: await logIn(), parameters: {limit: '2'}});
  const parameters = {limit: '2', cursor: String(first.body.nextCursor)};
  const renewed = await client.call('getDesignVariants', {credential: await logIn(), parameters});
  expect(renewed.status).toBe(200);
  expect((await client.call('getDesignVariants', {parameters})).body.code).toBe('invalid_cursor');
});

test('a deleted user is locked out immediately, can be reactivated, and is erased after 30 days', async ({start}) => {
  const {client, clock} = await start();
  const token = await client.logIn({userId: 'user-4821'});
  await client.call('deleteUser');
  expect((await client.call('designsFromPrompt', {credential: token})).body.code).toBe('invalid_credentials');
  expect((await client.call('getRequestStatus', {credential: token})).body.code).toBe('invalid_credentials');
  expect((await client.call('loginUser')).body.code).toBe('user_deleted');
  expect((await client.call('reactivateUser')).body).toMatchObject({status: 'active', plan: 'starter', hasBrand: true});
  expect((await client.call('designsFromPrompt', {credential: token})).status).toBe(401);
  await client.call('deleteUser');
  clock.advance(30 * day);
  expect((await client.call('reactivateUser')).body.code).toBe('user_not_found');
  expect((await client.call('loginUser')).body).toMatchObject({created: true, user: {plan: 'free', hasBrand: false}});
});

test('a change of role or groups takes effect immediately, even for existing tokens', async ({start}) => {
  const {client} = await start();
  await client.logIn({userId: 'maya', groups: ['region-west']});
  const token = await client.logIn({userId: 'admin', role: 'superuser', groups: ['region-west']});
  const setBrand = async () => {
    const {status, body} = await client.call('setBrand', {parameters: {userId: 'maya'}, credential: token});
    return status === 200 ? 'allowed' : body.code;
  };
  expect(await setBrand()).toBe('allowed');
  await client.logIn({userId: 'admin', groups: ['region-east']});
  expect(await setBrand()).toBe('user_not_found');
  await client.logIn({userId: 'admin', role: 'member', groups: ['region-west']});
  expect(await setBrand()).toBe('credential_not_allowed');
});

test('a webhook contains the same request as a poll', async ({start, onTestFinished}) => {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.writeHead(204).end();
      server.emit('delivery', request.headers, body);
    });
  });
  const {origin, close} = await listen(server);
  onTestFinished(() => close());
  const delivery = once(server, 'delivery');
  const {client} = await start();
  const {body: created} = await client.call('designsFromPrompt', {headers: {'Mock-Webhook-Url': `${origin}/`}});
  const [headers, body] = (await delivery) as [IncomingHttpHeaders, string];
  expect(headers).toMatchObject({'webhook-id': expect.stringMatching(/^msg_/) as string});
  const read = await client.call('getRequestStatus', {parameters: {requestId: String(created.requestId)}});
  expect(JSON.parse(body)).toEqual(read.body);
});

test('a webhook is only sent to this machine', async ({start}) => {
  const {client, log} = await start();
  const body = {prompt: 'Spring', designType: 'story', webhookUrl: 'https://app.example.com/'};
  await client.call('designsFromPrompt', {body});
  await expect.poll(() => log.join('\n')).toContain('webhook to https://app.example.com/: not sent');
});
