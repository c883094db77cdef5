import {Script, type Context} from 'node:vm';
import {expect, onTestFinished, test, vi} from 'vitest';
import {startMock} from './fixtures/start-mock.js';
import {compileValidators, generateValidatorModule} from './node/index.js';

const header = {required: true, schema: {type: 'string', example: 'naïve 日本\n🎨'}};
const tree = {type: 'array', items: {$ref: '#/components/schemas/Tree'}};
const documents = {
  zoo: {
    paths: {
      '/trees': {
        post: {
          requestBody: {required: true, content: {'application/json': {schema: {$ref: '#/components/schemas/Tree'}}}},
          responses: {200: {description: 'Ok', headers: {'X-Name': header}}},
        },
      },
    },
    components: {schemas: {Tree: tree}},
  },
};

const post = (body: BodyInit, send = startMock(documents)) =>
  send('POST', '/trees', undefined, {body, headers: {'Content-Type': 'application/json'}});

test.each([
  ['arrays', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
])('rejects JSON with too many nested %s', async (_name, text) => {
  expect(await post(text)).toMatchObject({
    status: 400,
    text: expect.stringContaining('more than 500 levels') as string,
  });
});

test('stops reading a body that is too large', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1_000));
      if (sent === 1_000) controller.close();
    },
  });
  const send = startMock(documents, {extension: () => ({maxBodyBytes: 5_000})});
  expect(await post(body, send)).toMatchObject({status: 413});
  expect(sent).toBeLessThan(20);
});

test('a client that cancels its request causes no internal error', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new DOMException('Canceled', 'AbortError'));
    },
  });
  expect((await post(body)).text).not.toContain('Internal');
});

test('header values that are not Latin-1 are sent as UTF-8', async () => {
  const response = await post('[]');
  expect(response.status).toBe(200);
  const bytes = Uint8Array.from(response.headers.get('X-Name') ?? '', (character) => character.charCodeAt(0));
  expect(new TextDecoder().decode(bytes)).toBe('naïve 日本 🎨');
});

test('a pattern with catastrophic backtracking is skipped, and others are checked', async () => {
  // Each slow match takes 200 ms instead of a second.
  const run = Reflect.get(Script.prototype, 'runInContext') as (context: Context, options: object) => boolean;
  const spy = vi.spyOn(Script.prototype, 'runInContext').mockImplementation(function match(this: Script, context) {
    return run.call(this, context, {timeout: 200});
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  const properties = {
    evil: {type: 'string', pattern: '^(a+)+$'},
    slug: {type: 'string', pattern: '^[a-z]+(-[a-z]+)*$'},
  };
  const schema = {type: 'object', properties, patternProperties: {'^(x|x)*$': {type: 'integer'}}};
  const paths = {
    '/trees': {post: {requestBody: {content: {'application/json': {schema}}}, responses: {200: {description: 'Ok'}}}},
  };
  const documents = {zoo: {paths}};
  const messages: string[] = [];
  const addMessage = (message: string) => messages.push(message);
  const send = startMock(documents, {validators: compileValidators(documents, addMessage)});
  const body = JSON.stringify({evil: `${'a'.repeat(5_000)}!`, slug: 'Not a slug', [`${'x'.repeat(5_000)}!`]: ''});
  const response = await post(body, send);
  expect(messages.map((message) => /pattern (\S+)/.exec(message)?.[1]).sort()).toEqual(['^(a+)+$', '^(x|x)*$']);
  expect(response.status).toBe(422);
  expect(response.text).toContain('"pointer":"/slug"');
  const {length} = messages;
  await post(body, send);
  expect(messages).toHaveLength(length);

  const skipped: string[] = [];
  const code = generateValidatorModule(documents, (message) => skipped.push(message));
  expect(skipped).toHaveLength(2);
  expect(code).toContain('^[a-z]+(-[a-z]+)*$');
  expect(code).not.toContain('(a+)+');
});
