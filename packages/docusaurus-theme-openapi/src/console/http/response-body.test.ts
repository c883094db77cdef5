import {expect, test} from 'vitest';
import {getDownloadName, readResponseBody} from './response-body';

function read(type: string, body: BodyInit = new TextEncoder().encode('ä')) {
  const response = new Response(body, {headers: {'Content-Type': type}});
  return readResponseBody(response);
}

test.each(['', 'application/problem+json; charset=utf-8', 'image/svg+xml', 'Application/X-NDJSON'])(
  '%j is text',
  async (type) => {
    expect(await read(type)).toBe('ä');
  },
);

test.each(['application/pdf', 'application/zip; name="text/json"', 'application/jsonthing'])(
  '%j is a file',
  async (type) => {
    expect(await read(type)).toBeInstanceOf(Blob);
  },
);

test.each([
  ['text/plain; charset=ISO-8859-1', [0xe4], 'ä'],
  ['text/csv;charset="utf-16le"', [0xe4, 0], 'ä'],
  ['text/plain; charset=nonsense', [0xc3, 0xa4], 'ä'],
  ['application/json', [0xef, 0xbb, 0xbf, 0x31], '1'],
])('text of the type %s is decoded', async (type, bytes, text) => {
  expect(await read(type, Uint8Array.from(bytes))).toBe(text);
});

test.each([
  [`attachment; filename="plain.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`, 'résumé.pdf'],
  [`attachment; filename*=UTF-8''%E4.pdf`, '%E4.pdf'],
  ['attachment; filename=short.pdf', 'short.pdf'],
  [`inline; FileName="a; \\"b\\".txt"`, 'a; "b".txt'],
  [String.raw`attachment; filename="C:\\Temp\\run.exe"`, 'run.exe'],
  ['attachment; filename="photo\u202Egnp.exe"', 'photo_gnp.exe'],
  ['attachment', 'report one.pdf'],
  ['', 'report one.pdf'],
])('the name of a file with Content-Disposition: %s is %s', (disposition, name) => {
  const headers = {get: () => disposition} as unknown as Headers;
  expect(getDownloadName(headers, '/v1/files/report%20one.pdf/?size=2')).toBe(name);
});

test('a file without any name has one', () => {
  expect(getDownloadName(new Headers(), 'https://api.example/')).toBe('response');
});
