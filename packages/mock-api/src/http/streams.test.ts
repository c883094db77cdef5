import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {createTestMock} from '../fixtures/start-mock.js';

const events =
  'retry: 5\n\nid: 1\nevent: tide\ndata: {"level":1}\n\n: note\nid:2\r\ndata: a\r\ndata: b\r\n\r\nid: 3\ndata: end\n';

/** Requests a body, between whose items the mock waits. */
function request(
  content: Readonly<Record<string, JsonObject>>,
  wait: (milliseconds: number) => Promise<void>,
  headers: HeadersInit = {},
) {
  const paths = {'/tides': {get: {responses: {200: {content}}}}};
  const mock = createTestMock({tides: {openapi: '3.2.0', paths}}, {wait});
  return mock.fetch(new Request('https://tides.example/tides', {headers}));
}

/** Reads the items that a mock sends, and how long it waits between them. */
async function readItems(type: string, media: JsonObject, headers?: HeadersInit) {
  const steps: unknown[] = [];
  const wait = (milliseconds: number) => Promise.resolve(void (milliseconds > 0 && steps.push(milliseconds)));
  const response = await request({[type]: media}, wait, headers);
  const decoder = new TextDecoder();
  for (const reader = response.body?.getReader(); ;) {
    const {done = true, value} = (await reader?.read()) ?? {};
    if (done) break;
    steps.push(decoder.decode(value));
  }
  return steps;
}

const tide = 'id: 1\nevent: tide\ndata: {"level":1}\n\n';
const note = ': note\nid:2\ndata: a\ndata: b\n\n';
const level4 = 'data: {"level":4}\n\n';
const level = {type: 'object', properties: {level: {type: 'integer', example: 4}}};

test.each<[string, JsonObject, unknown[]]>([
  ['text/event-stream', {example: events}, ['retry: 5\n\n', 300, tide, 300, note, 300, 'id: 3\ndata: end\n\n']],
  ['text/event-stream; charset=utf-8', {itemSchema: level}, [level4, 300, level4, 300, level4]],
  ['application/jsonl', {example: [{a: 1}, 'x']}, ['{"a":1}\n', 300, '"x"\n']],
  ['application/x-ndjson', {schema: level, example: {level: 2}}, ['{"level":2}\n']],
  ['application/json-seq', {itemSchema: {}, example: [1, 2]}, ['\u001E1\n', 300, '\u001E2\n']],
  ['a/geo+json-seq', {examples: {a: {serializedValue: '\u001E1\n\u001E\n2'}}}, ['\u001E1\n', 300, '\u001E\n2\n']],
  ['text/plain', {example: 'a\nb'}, ['a\nb']],
  ['application/json', {example: [1, 2]}, ['[1,2]']],
])('the items of %s are sent one after the other', async (type, media, steps) => {
  expect(await readItems(type, media)).toEqual(steps);
});

test.each([
  ['1', 2],
  ['2', 1],
  ['3', 0],
  ['unknown', 4],
])('after the event %s, %i events follow', async (id, count) => {
  const steps = await readItems('text/event-stream', {example: events}, {'Last-Event-ID': id});
  expect(steps.filter((step) => typeof step === 'string')).toHaveLength(count);
});

test('the data of an event has the schema of its content', async () => {
  const data = {type: 'string', contentMediaType: 'application/json', contentSchema: level};
  const itemSchema = {type: 'object', required: ['data'], properties: {event: {const: 'tide'}, data}};
  const [item] = await readItems('text/event-stream', {itemSchema});
  expect(item).toBe('event: tide\ndata: {"level":4}\n\n');
});

test('a client that stops reading stops the stream', async () => {
  const waits: number[] = [];
  let release: () => void = () => undefined;
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (milliseconds === 0) return resolve();
      waits.push(milliseconds);
      release = resolve;
    });
  const {body} = await request({'application/jsonl': {example: [1, 2, 3]}}, wait);
  const reader = body?.getReader();
  await reader?.read();
  const second = reader?.read();
  await expect.poll(() => waits).toEqual([300]);
  await reader?.cancel();
  release();
  expect(await second).toMatchObject({done: true});
  expect(waits).toEqual([300]);
});
