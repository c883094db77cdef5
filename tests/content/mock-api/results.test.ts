import {describe, expect} from 'vitest';
import {loadContract} from '../../../tools/mock/contract';
import {test} from './support/fixtures';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('editing a design', () => {
  test('is allowed after the allowance is exhausted', async ({start}) => {
    const {client, clock, contract, mock} = await start();
    const credential = await client.logIn({userId: 'maya', plan: 'free'}, mock.liveApiKey);
    const body = {prompt: 'Spring menu', designType: 'story', designCount: 4};
    let original = await client.createAndFinish({credential, body});
    const allowed = Number(contract.getEnumValues('Plan').free?.designsPerMonth);
    for (let usedCount = 4; usedCount < allowed; usedCount += 4) {
      clock.advance(minute);
      original = await client.createAndFinish({credential, body});
    }
    expect((await client.call('designsFromPrompt', {credential, body})).body.code).toBe('allowance_exhausted');
    const {designs} = original.result as {designs: {designId: string}[]};
    const edit = {
      ...contract.getExample('designs-from-content-minimal'),
      designType: 'story',
      editOf: designs[0]?.designId,
    };
    expect((await client.call('designsFromContent', {credential, body: edit})).status).toBe(202);
  });

  test('is rejected for an unknown design, a different design type, or several designs', async ({start}) => {
    const {client, contract} = await start();
    const body = contract.getExample('designs-from-content-edit');
    const findPointers = async (changes: object) => {
      const {body: problem} = await client.call('designsFromContent', {body: {...body, ...changes}});
      return (problem.errors as {pointer: string}[]).map(({pointer}) => pointer);
    };
    expect(await findPointers({editOf: 'dsn_0000000000000000'})).toEqual(['/editOf']);
    expect(await findPointers({designType: 'story', designCount: 2})).toEqual(['/designType', '/designCount']);
  });
});

test('a period in the future is rejected, and the periods in the samples contain data', async ({start}) => {
  const {client, clock, contract} = await start();
  clock.advance(Date.parse('2026-11-26') - clock.now());
  const {body: problem} = await client.call('exportData', {body: {from: '2026-11-01', to: '2026-11-27'}});
  expect(problem.errors).toEqual([{pointer: '/to', code: 'too_large', detail: '2026-11-27 is in the future.'}]);
  for (const name of ['export-data-minimal', 'export-data-realistic', 'export-data-user']) {
    const {result} = await client.createAndFinish({body: contract.getExample(name)}, 'exportData');
    const {files} = result as {files: {records: number}[]};
    expect(
      files.filter(({records}) => records === 0),
      name,
    ).toEqual([]);
  }
});

test('export records match the schemas in the contract', async ({start}) => {
  const {client, contract} = await start();
  const {validators} = await loadContract();
  await client.logIn({userId: 'maya', displayName: 'Maya R.', role: 'superuser', groups: ['region-west']});
  await client.call('updateUserPlan', {parameters: {userId: 'maya'}, body: {plan: 'pro', effective: 'next-month'}});
  await client.call('setBrand', {parameters: {userId: 'maya'}});
  const token = await client.logIn({userId: 'maya'});
  await client.createAndFinish({credential: token, headers: {'Mock-Outcome': 'failed:content_rejected'}});
  await client.createAndFinish({credential: token});
  await client.call('designsFromPrompt', {credential: token});
  await client.call('deleteUser', {parameters: {userId: 'maya'}});
  const {result} = await client.createAndFinish({body: {scope: 'user', userIds: ['maya']}}, 'exportData');
  const {files} = result as {files: {dataSet: string; url: string}[]};
  const recordCounts = await Promise.all(
    files.map(async ({dataSet, url}) => {
      const lines = (await (await fetch(url)).text()).split('\n').filter((line) => line !== '');
      const schemaName = String(contract.getEnumValues('DataSet')[dataSet]?.schema);
      const uri = `contract#/components/schemas/${schemaName}`;
      expect(lines.flatMap((line) => validators.validateResponse(uri, JSON.parse(line)))).toEqual([]);
      return [dataSet, lines.length];
    }),
  );
  expect(Object.fromEntries(recordCounts)).toEqual({users: 1, brands: 1, requests: 3, designs: 1});
});

describe('results', () => {
  test('generated text is in the language of the request', async ({start}) => {
    const {client} = await start();
    const body = {prompt: 'Wine tastings in May', designType: 'square-post', language: 'ar'};
    const content = await client.createAndFinish({body}, 'contentFromPrompt');
    const designs = await client.createAndFinish({body});
    for (const {result} of [content, designs]) {
      const texts = JSON.stringify(result).match(/"text":"[^"]+"/g) ?? [];
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((value) => !/\p{Script=Arab}/u.test(value))).toEqual([]);
    }
    const arabicPrompt = 'تذوق النبيذ على شرفتنا';
    const prompted = await client.createAndFinish({body: {...body, prompt: arabicPrompt}});
    expect(JSON.stringify(prompted.result)).toContain(arabicPrompt);
  });

  test('links point to files in each format until they expire', async ({start}) => {
    const {client, clock} = await start();
    const body = {prompt: 'Spring', designType: 'story', formats: ['png', 'jpg', 'svg', 'pdf']};
    const {result} = (await client.createAndFinish({body})) as {
      result: {designs: {previewUrl: string; files: {url: string; mediaType: string}[]}[]};
    };
    const [design] = result.designs;
    const starts = ['\u0089PNG', '\u00ff\u00d8', '<svg ', '%PDF'];
    expect(design?.files).toHaveLength(starts.length);
    for (const [index, {url, mediaType}] of (design?.files ?? []).entries()) {
      const file = await fetch(url);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, mediaType]);
      const content = Buffer.from(await file.arrayBuffer()).toString('latin1');
      expect(content.startsWith(starts[index] ?? ''), url).toBe(true);
    }
    expect((await fetch(design?.previewUrl ?? '')).status).toBe(200);
    clock.advance(day);
    expect((await fetch(design?.previewUrl ?? '')).status).toBe(410);
  });

  test('the same seed and clock produce the same responses', async ({start}) => {
    const bodies = [];
    for (const {client, mock} of [await start(), await start()]) {
      const {result} = await client.createAndFinish();
      bodies.push(JSON.stringify(result).replaceAll(mock.origin, ''));
    }
    expect(bodies[1]).toBe(bodies[0]);
  });
});
