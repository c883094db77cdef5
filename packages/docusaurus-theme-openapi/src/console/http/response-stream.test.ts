import {beforeEach, expect, test, vi} from 'vitest';
import {openStream, type StreamState} from './response-stream';

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
});

/** Opens a stream whose parts arrive when they're pushed: text, its end, or an error. */
function open(mediaType: string) {
  const parts: (string | undefined | Error)[] = [];
  let wake: () => void = () => undefined;
  const cancel = vi.fn();
  const read = async (): Promise<string | undefined> => {
    while (parts.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    const part = parts.shift();
    if (part instanceof Error) throw part;
    return part;
  };
  const stream = openStream({mediaType, read, cancel});
  const push = async (...added: (string | undefined | Error)[]) => {
    for (const part of added) {
      parts.push(part);
      wake();
      await new Promise((resolve) => setImmediate(resolve));
    }
    vi.advanceTimersByTime(200);
  };
  const getData = () => stream.getSnapshot().items.map(({data}) => data);
  return {stream, push, cancel, getData, getState: (): StreamState => stream.getSnapshot()};
}

test('events arrive one after the other, wherever their text is split', async () => {
  const {push, getState, getData} = open('text/event-stream; charset=utf-8');
  expect(getState()).toEqual({status: 'open', items: [], count: 0});
  await push('id: 7\r\nevent: ti', 'de\r\ndata: {"a":\r\ndata: 1}\r', '\n\r\n: note\n\n');
  expect(getState()).toMatchObject({status: 'open', count: 1, lastEventId: '7'});
  expect(getState().items).toMatchObject([{event: 'tide', data: '{"a":\n1}', time: expect.any(Number) as number}]);
  await push('retry: 5\n\ndata\n\ndata: x\n\nid\ndata: y\n\ndata: incomplete\n', undefined);
  expect(getData()).toEqual(['{"a":\n1}', '', 'x', 'y']);
  expect(getState()).toMatchObject({status: 'ended', lastEventId: ''});
});

test.each([
  ['application/jsonl', ['{"a"', ':1}\r\n\n', '2\n3'], ['{"a":1}', '2'], ['{"a":1}', '2', '3']],
  ['application/x-ndjson', ['1\n2\n'], ['1', '2'], ['1', '2']],
  ['application/json-seq', ['\u001E{"a":\n', '1}\n', '\u001E2'], ['{"a":\n1}'], ['{"a":\n1}', '2']],
  ['application/geo+json-seq', ['\u001E1\n', '\u001E{\n', '\u001E3\n'], ['1', '{', '3'], ['1', '{', '3']],
])('the items of %s appear as soon as they are complete', async (type, texts, before, after) => {
  const {push, getData, getState} = open(type);
  await push(...texts);
  expect(getData()).toEqual(before);
  await push(undefined);
  expect(getData()).toEqual(after);
  expect(getState().status).toBe('ended');
});

test('the reader stops a stream, and nothing is added afterward', async () => {
  const {stream, push, cancel, getState, getData} = open('application/jsonl');
  await push('1\n');
  stream.stop();
  await push('2\n', new Error('aborted'));
  stream.stop();
  expect(getData()).toEqual(['1']);
  expect(getState().status).toBe('stopped');
  expect(cancel).toHaveBeenCalled();
});

test('a lost connection keeps what has arrived', async () => {
  const {stream, push, getState, getData} = open('text/event-stream');
  await push('id: a\ndata: 1\n\n', new TypeError('network error'));
  expect(getData()).toEqual(['1']);
  stream.stop();
  expect(getState()).toMatchObject({status: 'failed', lastEventId: 'a'});
});

test('a quick stream is shown a few times a second, the first item immediately, and the last ones at the end', async () => {
  const {stream, push, getState} = open('application/jsonl');
  const onChange = vi.fn();
  stream.subscribe(onChange);
  const counts: number[] = [];
  stream.subscribe(() => counts.push(getState().count));
  await push('1\n', ...Array.from({length: 2000}, () => '2\n'));
  expect(counts).toEqual([1, 2001]);
  await push('3\n', undefined);
  expect(counts.at(-1)).toBe(2002);
  expect(getState()).toMatchObject({status: 'ended'});
  // Nothing is left to publish.
  const calls = onChange.mock.calls.length;
  vi.advanceTimersByTime(2000);
  expect(onChange).toHaveBeenCalledTimes(calls);
});

test('an endless stream keeps only the newest items', async () => {
  const {push, getState} = open('application/jsonl');
  const numbers = Array.from({length: 103}, (_, index) => String(index));
  await push(`${numbers.join('\n')}\n`);
  expect(getState()).toMatchObject({count: numbers.length, items: {length: 100}});
  expect(getState().items[0]?.data).toBe('3');
});

test.each([
  ['application/jsonl', '', '0123456789', '\n'],
  ['application/json-seq', '\u001E[', '[],\n', '0]\n\u001E'],
  ['text/event-stream', 'data: ', '0123456789', '\n\n'],
])('a long item of %s in many parts takes no longer than its text', async (mediaType, start, part, end) => {
  const parts = [start, ...Array.from({length: 200_000}, () => part), end];
  const text = parts.join('');
  const next = parts.values();
  const stream = openStream({mediaType, read: () => Promise.resolve(next.next().value), cancel: () => undefined});
  vi.useRealTimers();
  await vi.waitUntil(() => stream.getSnapshot().status === 'ended', {timeout: 60_000});
  expect(stream.getSnapshot().items.map(({data}) => data)).toEqual([
    text.replace('data: ', '').replaceAll('\u001E', '').trim(),
  ]);
});
