import {expect, test} from 'vitest';
import {parseResponse, readRetryAfter} from './parse-response';

const now = Date.parse('2030-01-01T00:00:00Z');

test.each<[Record<string, string>, number | undefined]>([
  [{'Retry-After': '7'}, 7],
  [{'Retry-After': '0'}, 1],
  [{'Retry-After': 'Tue, 01 Jan 2030 00:00:30 GMT'}, 30],
  [{'Retry-After': 'Mon, 31 Dec 2029 00:00:00 GMT'}, 1],
  [{'Retry-After': 'soon'}, undefined],
  [{'Retry-After': ''}, undefined],
  [{}, undefined],
])('Retry-After in %j is %s s', (headers, seconds) => {
  expect(readRetryAfter(new Headers(headers), now)).toBe(seconds);
});

test("10 MB of JSON aren't parsed", () => {
  const response = {status: 200, headers: [], durationMs: 1};
  expect(parseResponse({...response, body: '{"a":1}'})).toEqual({a: 1});
  expect(parseResponse({...response, body: `[${'1,'.repeat(5_000_000)}1]`})).toBeUndefined();
  // Each value would be a line of highlighted code.
  expect(parseResponse({...response, body: `[${'1,'.repeat(6000)}1]`})).toBeUndefined();
  expect(parseResponse({...response, body: `[${'1,'.repeat(4000)}1]`})).toHaveLength(4001);
  expect(parseResponse({...response, body: `[${`${'['.repeat(28)}${']'.repeat(28)},`.repeat(300)}1]`})).toBeUndefined();
  expect(parseResponse({...response, body: new Blob(['1'])})).toBeUndefined();
});
