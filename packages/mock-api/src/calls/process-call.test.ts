import {expect, test} from 'vitest';
import {createManualClock} from '../extension/clock.js';
import {ProblemError} from '../extension/problem-error.js';
import {json, startMock} from '../fixtures/start-mock.js';
import type {MockApiOptions, MockExtension} from '../index.js';

const problem = (code: string) => ({
  content: {'application/problem+json': {examples: {[code]: {value: {code, title: 'No', status: 400}}}}},
});

const tide = {
  properties: {level: {type: 'integer'}, place: {type: 'string'}, tags: {type: 'array', items: {type: 'string'}}},
};

const document = {
  openapi: '3.1.0',
  paths: {
    '/tides': {
      post: {
        operationId: 'createTide',
        security: [{login: []}],
        'x-rate-limit': {limit: 6, window: 60},
        parameters: [{name: 'idempotency-key', in: 'header', schema: {type: 'string'}}],
        requestBody: json(tide),
        responses: {
          201: json({}),
          400: problem('malformed_body'),
          409: problem('idempotency_key_reused'),
          422: problem('validation_failed'),
          429: problem('rate_limited'),
          503: problem('too_high'),
        },
      },
    },
  },
  components: {securitySchemes: {login: {type: 'http', scheme: 'bearer'}}},
};

/** Starts a mock whose tokens are the names of its callers. */
function start(options: Partial<MockApiOptions> = {}) {
  let count = 0;
  const clock = createManualClock('2030-05-02T09:30:00Z');
  const extension: MockExtension = () => ({
    handlers: {
      createTide: ({body}) => {
        if (body.level === 99) throw new ProblemError('too_high', {isRateLimited: false});
        count += 1;
        return {status: 201, body: {count}};
      },
    },
    authentication: {
      schemes: ['login'],
      authenticate: (_operation, headers) => {
        const name = headers.get('Authorization')?.replace('Bearer ', '');
        if (name === 'unknown') throw new ProblemError('invalid_credentials');
        return name;
      },
      getScope: String,
    },
  });
  const send = startMock({tides: document}, {clock, extension, ...options});
  return {
    create: async (body: string, headers: Record<string, string> = {}, query = '') => {
      const init = {body, headers: {'Content-Type': 'application/json', Authorization: 'Bearer maya', ...headers}};
      const response = await send('POST', `/tides${query}`, undefined, init);
      const get = (name: string) => response.headers.get(name);
      return {...response, replayed: get('Idempotent-Replayed'), limit: get('RateLimit'), id: get('Request-Id')};
    },
    clock,
  };
}

test('the response to a key is replayed to the same caller with the same JSON, after the first success', async () => {
  const {create} = start();
  const headers = {'Idempotency-Key': 'one'};
  expect(await create('{"level": "high"}', headers)).toMatchObject({status: 422, replayed: null});
  const first = await create('{"level": 1, "place": "Ü"}', headers);
  expect(first).toMatchObject({status: 201, body: {count: 1}, replayed: null});
  const second = await create('{ "place":"\\u00dc",\n"level":1 }', headers);
  expect(second).toMatchObject({status: 201, body: {count: 1}, replayed: 'true'});
  expect(second.id).not.toBe(first.id);
  expect(await create('{"level": 2}', headers)).toMatchObject({status: 409, replayed: null});
  const other = await create('{"level": 1}', {...headers, Authorization: 'Bearer omar'});
  expect(other).toMatchObject({body: {count: 2}, replayed: null});
});

test('a key belongs to a query, whose parameters can have any order', async () => {
  const {create} = start();
  const headers = {'Idempotency-Key': 'one'};
  expect(await create('{}', headers, '?unit=m&dryRun=true')).toMatchObject({body: {count: 1}, replayed: null});
  expect(await create('{}', headers, '?dryRun=true&unit=m')).toMatchObject({body: {count: 1}, replayed: 'true'});
  expect(await create('{}', headers)).toMatchObject({status: 409, replayed: null});
});

test('a response lists up to 50 of the errors that its detail counts', async () => {
  const {create} = start();
  const {body} = await create(JSON.stringify({tags: Array.from({length: 80}, (_, index) => index)}));
  expect(body).toMatchObject({code: 'validation_failed', detail: '80 fields are invalid.'});
  expect((body as {errors?: unknown}).errors).toHaveLength(50);
});

test('every response to an authenticated call has the rate limit, and each call counts', async () => {
  const {create, clock} = start();
  const key = {'Idempotency-Key': 'one'};
  const responses = [
    await create('{}', {Authorization: 'Bearer unknown'}),
    await create('{}', key),
    await create('{}', key),
    await create('{'),
    await create('{"level": "high"}'),
    await create('{"level": "low"}'),
    // The extension takes this call back.
    await create('{"level": 99}'),
    await create('{}'),
    await create('{}', {Authorization: 'Bearer omar'}),
  ];
  const remaining = [5, 4, 3, 2, 1, 1, 0, 5].map((calls) => `"calls";r=${calls};t=60`);
  expect(responses.map(({limit}) => limit)).toEqual([null, ...remaining]);
  expect(responses.at(-1)?.headers.get('RateLimit-Policy')).toBe('"calls";q=6;w=60');
  clock.advance(58_500);
  const rejected = await create('{}', key);
  expect(rejected).toMatchObject({status: 429, limit: '"calls";r=0;t=2', replayed: null});
  expect(rejected.headers.get('Retry-After')).toBe('2');
  clock.advance(1500);
  expect(await create('{}')).toMatchObject({status: 201, limit: '"calls";r=5;t=60'});
});

test('an extension adds members to all errors, whether or not the operation declares them', async () => {
  const extension: MockExtension = () => ({completeError: (error, id) => ({...error, trace: `t-${id}`})});
  const send = startMock({tides: document}, {extension});
  const headers = {'Content-Type': 'application/json', Authorization: 'Bearer maya'};
  const responses = await Promise.all([
    send('POST', '/tides', {level: 'x'}, {headers}),
    send('POST', '/tide', {}),
    send('POST', '/tides'),
  ]);
  for (const response of responses) {
    expect(response.body).toMatchObject({trace: `t-${response.headers.get('Request-Id') ?? ''}`});
  }
  expect(responses.map(({status}) => status)).toEqual([422, 404, 401]);
});

test('a key belongs to a body that is text or a file', async () => {
  const paths = {
    '/notes': {
      post: {
        operationId: 'createNote',
        parameters: [{name: 'Idempotency-Key', in: 'header', schema: {type: 'string'}}],
        requestBody: {content: {'text/plain': {schema: {type: 'string'}}, 'image/png': {}}},
        responses: {201: {description: 'Created'}},
      },
    },
  };
  const extension = () => ({handlers: {createNote: () => ({status: 201, body: undefined})}});
  const send = startMock({notes: {openapi: '3.1.0', paths}}, {extension});
  for (const type of ['text/plain', 'image/png']) {
    const create = async (body: string) => {
      const headers = {'Content-Type': type, 'Idempotency-Key': type};
      return (await send('POST', '/notes', undefined, {body, headers})).status;
    };
    expect([await create('a'), await create('a'), await create('b')]).toEqual([201, 201, 422]);
  }
});

test('a simulated error can be text or a list', async () => {
  const examples = (code: string, value: unknown) => ({examples: {[code]: {value}}});
  const responses = {
    400: {content: {'text/plain': examples('wrong', 'Wrong')}},
    409: {content: {'application/json': examples('taken', ['a', 'b'])}},
  };
  const send = startMock({tides: {openapi: '3.1.0', paths: {'/tides': {get: {responses}}}}});
  const simulate = async (code: string) =>
    (await send('GET', '/tides', undefined, {headers: {'Mock-Error': code}})).body;
  expect([await simulate('wrong'), await simulate('taken')]).toEqual(['Wrong', ['a', 'b']]);
});

test('every response is delayed, including errors and replays', async () => {
  const delays: number[] = [];
  let finish = () => {};
  const wait = (milliseconds: number) => {
    delays.push(milliseconds);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const {create} = start({wait});
  const key = {'Idempotency-Key': 'one'};
  const calls = [
    ['{"level": "high"}', {}, 422],
    ['{}', {Authorization: 'Bearer unknown'}, 401],
    ['{}', key, 201],
    ['{}', key, 201],
    ...Array.from({length: 3}, () => ['{}', {}, 201] as const),
    ['{}', {}, 429],
  ] as const;
  for (const [body, headers, status] of calls) {
    let isFinished = false;
    const call = create(body, {...headers, 'Mock-Delay': 'PT3S'});
    void call.then(() => (isFinished = true));
    // Without the delay, the response would be there by then.
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isFinished).toBe(false);
    finish();
    expect(await call).toMatchObject({status});
  }
  expect(delays).toEqual(calls.map(() => 3000));
});

test('a key is in use while its first call is delayed', async () => {
  const {create} = start();
  const headers = {'Idempotency-Key': 'one'};
  const first = create('{}', {...headers, 'Mock-Delay': 'PT1S'});
  expect(await create('{}', headers)).toMatchObject({status: 409, body: {code: 'idempotency_key_in_use'}});
  expect(await first).toMatchObject({status: 201});
});

test("a handler's body has the defaults that its schema inherits", async () => {
  const schemas = {
    Place: {properties: {place: {allOf: [{$ref: '#/components/schemas/Name'}]}}},
    Name: {default: 'Hull'},
  };
  const schema = {allOf: [{$ref: '#/components/schemas/Place'}], properties: {level: {default: 1}}};
  const paths = {'/tides': {post: {operationId: 'createTide', requestBody: json(schema), responses: {200: json({})}}}};
  const extension: MockExtension = () => ({handlers: {createTide: ({body}) => ({status: 200, body})}});
  const send = startMock({tides: {openapi: '3.1.0', paths, components: {schemas}}}, {extension});
  expect((await send('POST', '/tides', {level: 2})).body).toEqual({place: 'Hull', level: 2});
});
