import {expect, test} from 'vitest';
import {parseFenceMeta} from './fence-meta';

test('parses every supported attribute', () => {
  expect(parseFenceMeta(`title="My app.tsx" {1,3-4} showLineNumbers file=samples/a.ts region='b'`)).toEqual({
    title: 'My app.tsx',
    lines: [1, 3, 4],
    showLineNumbers: true,
    file: 'samples/a.ts',
    region: 'b',
  });
});

test('accepts empty metadata', () => {
  expect(parseFenceMeta('')).toEqual({lines: [], showLineNumbers: false});
});

test.each([
  ['caption="a"', 'unsupported code block attribute: caption="a"'],
  ['title', 'unsupported code block attribute: title'],
  ['title=""', 'unsupported code block attribute: title=""'],
  ['title="a"b', 'unsupported code block attribute: title="a"b'],
  ['title="a', 'unsupported code block attribute: title="a'],
  ['showLineNumbers=2', 'unsupported code block attribute: showLineNumbers=2'],
  ['live', 'unsupported code block attribute: live'],
  ['{a}', 'invalid line range {a}'],
  ['{4-3}', 'invalid line range {4-3}'],
  ['{}', 'invalid line range {}'],
  ['region=a', 'region=a requires file=…'],
])('rejects %s', (meta, message) => {
  expect(() => parseFenceMeta(meta)).toThrow(message);
});

test('lists the supported attributes', () => {
  expect(() => parseFenceMeta('hl=1')).toThrow(
    'Supported attributes: title="…", {1,3-4}, showLineNumbers, file=…, and region=….',
  );
});
