import type {SamplePart} from '@developer-docs/openapi';
import {expect, test} from 'vitest';
import {encodeFiles} from './encode-files';

async function encode(parts: readonly SamplePart[], files: Readonly<Record<string, readonly File[]>> = {}) {
  const {body, contentType = ''} = encodeFiles({kind: 'multipart', parts}, files);
  const boundary = contentType.replace(/^.*boundary=/, '');
  return {text: (await body.text()).replaceAll(boundary, 'x'), body, contentType};
}

test('parts are sent as cURL sends them: with their type and headers, and JSON without a file name', async () => {
  const {text} = await encode([
    {name: 'a "b"', text: 'line\nbreak'},
    {name: 'size', mediaType: 'application/json', headers: [['X-Unit', 'px']], text: '{"width":2}'},
    {name: 'scan', file: 'scan.bin'},
  ]);
  expect(text.split('\r\n')).toEqual([
    '--x',
    'Content-Disposition: form-data; name="a %22b%22"',
    '',
    'line\nbreak',
    '--x',
    'Content-Disposition: form-data; name="size"',
    'Content-Type: application/json',
    'X-Unit: px',
    '',
    '{"width":2}',
    '--x',
    'Content-Disposition: form-data; name="scan"; filename="scan.bin"',
    'Content-Type: application/octet-stream',
    '',
    'Sample content of scan.bin\n',
    '--x--',
    '',
  ]);
});

test("names of fields and files can't add headers", async () => {
  const file = new File(['x'], 'a\r\nX-Evil: 1.txt');
  const {text} = await encode([{name: 'b\r\nX-Evil: 2', headers: [['X-A', '1\r\nX-Evil: 3']], file: file.name}], {
    'b\r\nX-Evil: 2': [file],
  });
  expect(text).not.toMatch(/^X-Evil/m);
});
