import {renderDesignSvg} from '../../../product/mock';
import {describe, expect} from 'vitest';
import {loadMockContract} from '../../../tools/mock/contract';
import {test} from './support/fixtures';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('editing a design', () => {
  test("creates a new design that doesn't count against the allowance", async ({start}) => {
    const {client, contract, mock} = await start();
    const {token} = await client.logIn({userId: 'maya'}, mock.liveApiKey);
    const original = await client.createAndFinish({credential: token});
    const {designs} = original.result as {designs: {designId: string; designType: string}[]};
    const [{designId: editOf, designType} = {designId: '', designType: ''}] = designs;
    const body = {...contract.getExample('designs-from-content-minimal'), designType, editOf};
    const edited = await client.createAndFinish({credential: token, body}, 'designsFromContent');
    expect(edited.status).toBe('succeeded');
    expect((await client.logIn({userId: 'maya'}, mock.liveApiKey)).user.usage).toMatchObject({designs: {used: 1}});
  });

  test('is allowed after the allowance is exhausted', async ({start}) => {
    const {client, clock, contract, mock} = await start();
    const {token: credential} = await client.logIn({userId: 'maya', plan: 'free'}, mock.liveApiKey);
    const body = {prompt: 'Spring menu', designType: 'story', designCount: 4};
    let original = await client.createAndFinish({credential, body});
    for (let usedCount = 4; usedCount < contract.getEnumNumber('Plan', 'free', 'designsPerMonth'); usedCount += 4) {
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

test('a user token can read designs that the account created', async ({start}) => {
  const {client} = await start();
  const {result} = await client.createAndFinish();
  const [design] = (result as {designs: {designId: string}[]}).designs;
  const {token} = await client.logIn({userId: 'maya'});
  const variants = await client.call('getDesignVariants', {
    credential: token,
    parameters: {designId: design?.designId ?? ''},
  });
  expect(variants.status).toBe(200);
});

test('date ranges include both dates, up to the documented maximum', async ({start}) => {
  const {client, contract} = await start();
  const body = (from: string) => ({...contract.getExample('export-data-minimal'), from, to: '2030-04-30'});
  // 92 days: 29 in January, 28 in February, 31 in March, 30 in April.
  expect((await client.call('exportData', {body: body('2030-01-29')})).body.code).not.toBe('validation_failed');
  expect((await client.call('exportData', {body: body('2030-01-28')})).body.code).toBe('validation_failed');
});

test('a period in the future is rejected, and the periods in the samples contain data', async ({start}) => {
  const {client, clock, contract} = await start();
  clock.advance(Date.parse('2026-11-26') - clock.now());
  const future = {from: '2026-11-01', to: '2026-11-27'};
  const rejections = [
    await client.call('exportData', {body: future}),
    await client.call('accountAnalysis', {parameters: future}),
  ];
  expect(rejections.map(({body}) => body.errors)).toEqual([
    [{pointer: '/to', code: 'too_large', detail: '2026-11-27 is in the future.'}],
    [{parameter: 'to', code: 'too_large', detail: '2026-11-27 is in the future.'}],
  ]);
  for (const groupBy of ['day', 'month', 'user', 'group', 'design-type', 'language']) {
    const {body} = await client.call('accountAnalysis', {parameters: {groupBy}});
    expect(
      (body.data as {counts: {designs: number}}[]).some(({counts}) => counts.designs > 0),
      groupBy,
    ).toBe(true);
  }
  for (const name of ['export-data-minimal', 'export-data-realistic', 'export-data-user']) {
    const {result} = await client.createAndFinish({body: contract.getExample(name)}, 'exportData');
    const {files} = result as {files: {records: number}[]};
    expect(
      files.filter(({records}) => records === 0),
      name,
    ).toEqual([]);
  }
});

test('an export with user scope contains everything about the user, regardless of the creation date', async ({
  start,
}) => {
  const {client, clock} = await start();
  for (const userId of ['maya', 'noah']) {
    const {token} = await client.logIn({userId});
    await client.call('setBrand', {parameters: {userId}});
    await client.createAndFinish({credential: token});
  }
  clock.advance(25 * day);
  const recordCounts = async (body: object) => {
    const {result} = await client.createAndFinish({body}, 'exportData');
    const {files} = result as {files: {dataSet: string; records: number; url: string}[]};
    for (const {url} of files) {
      expect(await (await fetch(url)).text()).not.toContain('noah');
    }
    return Object.fromEntries(files.map(({dataSet, records}) => [dataSet, records]));
  };
  const userIds = ['maya'];
  expect(await recordCounts({scope: 'user', userIds})).toEqual({users: 1, brands: 1, requests: 1, designs: 1});
  const lastDays = {from: '2030-05-20', to: '2030-05-27'};
  expect(await recordCounts({...lastDays, userIds})).toEqual({users: 0, brands: 0, requests: 0, designs: 0});
});

test('export records match the schemas in the contract', async ({start}) => {
  const {client, contract} = await start();
  const {validators} = await loadMockContract();
  await client.logIn({userId: 'maya', displayName: 'Maya R.', role: 'superuser', groups: ['region-west']});
  await client.call('updateUserPlan', {parameters: {userId: 'maya'}, body: {plan: 'pro', effective: 'next-month'}});
  await client.call('setBrand', {parameters: {userId: 'maya'}});
  const {token} = await client.logIn({userId: 'maya'});
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

test('an export and an analysis omit expired and erased data', async ({start}) => {
  const {client, clock} = await start();
  const {token} = await client.logIn({userId: 'maya'});
  await client.createAndFinish({credential: token});
  const read = async () => {
    const created = await client.createAndFinish({body: {scope: 'user', userIds: ['maya']}}, 'exportData');
    const {files} = (created.result ?? {files: []}) as {files: {dataSet: string; records: number}[]};
    const period = {from: '2030-05-01', to: '2030-05-02', groupBy: 'user'};
    const {body} = await client.call('accountAnalysis', {parameters: period});
    const isCounted = (body.data as {key: string}[]).some(({key}) => key === 'maya');
    return {records: Object.fromEntries(files.map(({dataSet, records}) => [dataSet, records])), isCounted};
  };
  expect(await read()).toEqual({records: {users: 1, brands: 0, requests: 1, designs: 1}, isCounted: true});
  clock.advance(30 * day);
  expect(await read()).toEqual({records: {users: 1, brands: 0, requests: 1, designs: 0}, isCounted: true});
  await client.call('deleteUser', {parameters: {userId: 'maya'}});
  clock.advance(30 * day);
  expect(await read()).toEqual({records: {}, isCounted: false});
});

test('a second primary color of a brand is rejected', async ({start}) => {
  const {client} = await start();
  const colors = [
    {role: 'primary', hex: '#7A1F3D'},
    {role: 'accent', hex: '#E0A526'},
    {role: 'primary', hex: '#1F4E5F'},
  ];
  const listErrorPointers = async (operationId: string, body: object) => {
    const {status, body: problem} = await client.call(operationId, {body});
    expect([status, problem.code]).toEqual([422, 'validation_failed']);
    return (problem.errors as {pointer: string}[]).map(({pointer}) => pointer);
  };
  const brand = {name: 'Vineyard Terrace', colors};
  expect(await listErrorPointers('setBrand', brand)).toEqual(['/colors/2/role']);
  expect(await listErrorPointers('designsFromPrompt', {prompt: 'Spring menu', designType: 'story', brand})).toEqual([
    '/brand/colors/2/role',
  ]);
});

test('test designs and live designs of the free plan have a watermark', async ({start}) => {
  const renderedSvgs: string[] = [];
  const {client, mock} = await start({
    renderRaster: (svg) => {
      renderedSvgs.push(svg);
      return Promise.resolve(new Uint8Array());
    },
  });
  const renderDesign = async (plan: string, apiKey: string) => {
    const {token} = await client.logIn({userId: `on-${plan}`, plan}, apiKey);
    const {result} = await client.createAndFinish({credential: token});
    const {designs} = result as {designs: {previewUrl: string}[]};
    expect((await fetch(designs[0]?.previewUrl ?? '')).status).toBe(200);
    return renderedSvgs.at(-1);
  };
  expect(await renderDesign('starter', mock.apiKey)).toContain('>TEST</text>');
  expect(await renderDesign('starter', mock.liveApiKey)).not.toMatch(/>(TEST|STARTER)<\/text>/);
  expect(await renderDesign('free', mock.liveApiKey)).toContain('>FREE</text>');
});

describe('results', () => {
  test('a website always has the same brand, and a different website has a different brand', async ({start}) => {
    const {client} = await start();
    const extract = async (websiteUrl: string) => {
      const request = await client.createAndFinish({body: {websiteUrl}}, 'extractBrand');
      return (request.result as {brand: {name: string; website: string}}).brand;
    };
    const harbor = await extract('https://www.harbor-lane.example/');
    expect(harbor).toMatchObject({name: 'Harbor Lane', website: 'https://www.harbor-lane.example'});
    expect(await extract('https://www.harbor-lane.example/')).toEqual(harbor);
    expect(await extract('https://blue-door.example')).not.toMatchObject({
      colors: expect.anything() as unknown,
      name: 'Harbor Lane',
    });
    expect(await extract('https://vineyard.example')).toMatchObject({name: 'Vineyard Terrace'});
  });

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

  test('generated content contains only facts from the prompt and the brand', async ({start}) => {
    const {client, contract} = await start();
    const blockTypes = Object.entries(contract.getEnumValues('ContentBlockType')).flatMap(([type, {designTypes}]) =>
      (designTypes as readonly string[]).includes('flyer') ? [type] : [],
    );
    const generate = async (prompt: string, changes: object = {}) => {
      const body = {prompt, designType: 'flyer', blockTypes, alternativeCount: 2, ...changes};
      const {result} = await client.createAndFinish({body}, 'contentFromPrompt');
      return (result as {alternatives: {blocks: {type: string}[]}[]}).alternatives;
    };
    const [plain, other] = await generate('Tennis lessons for beginners');
    expect(plain?.blocks.map(({type}) => type)).toEqual(['title', 'image']);
    expect(other).not.toEqual(plain);
    const brand = {name: 'Net Gain', tagline: 'Love means nothing', website: 'https://net.example'};
    const [priced] = await generate('Tennis lessons. 25 euros per hour.', {brand});
    expect(priced?.blocks).toEqual(
      expect.arrayContaining([
        {type: 'price', amount: '25', currency: 'EUR', label: 'per hour'},
        {type: 'contact', website: 'https://net.example'},
      ]),
    );
    const {result} = await client.createAndFinish({
      body: {prompt: 'Tennis lessons', designType: 'flyer', language: 'de'},
    });
    expect(JSON.stringify(result)).not.toMatch(/"price"|"subtitle"/);
    // The sample's prompt contains all facts in its result.
    const sample = await generate(String(contract.getExample('content-from-prompt-realistic').prompt), {
      ...contract.getExample('content-from-prompt-realistic'),
      webhookUrl: undefined,
    });
    expect(sample[0]?.blocks.map(({type}) => type)).toContain('price');
  });

  test("a brand in a request replaces the user's brand, including its language", async ({start}) => {
    const {client} = await start();
    const {token: credential} = await client.logIn({userId: 'maya', language: 'fr'});
    await client.call('setBrand', {parameters: {userId: 'maya'}, body: {name: 'Maya', language: 'de'}});
    const readLanguage = async (changes: object) => {
      const body = {prompt: 'Spring menu', designType: 'story', ...changes};
      const {result} = await client.createAndFinish({credential, body});
      return (result as {designs: {language: string}[]}).designs[0]?.language;
    };
    expect(await readLanguage({})).toBe('de');
    expect(await readLanguage({brand: {name: 'Other'}})).toBe('fr');
    expect(await readLanguage({brand: {name: 'Other', language: 'es'}})).toBe('es');
  });

  test('links point to files of the declared size until they expire', async ({start}) => {
    const {client, clock} = await start();
    const body = {prompt: 'Spring', designType: 'story', formats: ['png', 'jpg', 'svg', 'pdf']};
    const {result} = (await client.createAndFinish({body})) as {
      result: {designs: {previewUrl: string; files: {url: string; bytes: number; mediaType: string}[]}[]};
    };
    const [design] = result.designs;
    expect(design?.files).toHaveLength(4);
    for (const {url, bytes, mediaType} of design?.files ?? []) {
      const file = await fetch(url);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, mediaType]);
      expect((await file.arrayBuffer()).byteLength).toBe(bytes);
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

test('designs are set from right to left in the languages that the contract declares', async () => {
  const {contract} = await loadMockContract();
  const size = {designType: 'square-post', width: 1080, height: 1080};
  for (const [language, {direction}] of Object.entries(contract.getEnumValues('Language'))) {
    const svg = renderDesignSvg({...size, language, blocks: [{type: 'title', text: 'Title'}]});
    expect(svg.includes('\u2067'), language).toBe(direction === 'rtl');
  }
});
