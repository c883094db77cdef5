import {expect, test} from 'vitest';
import {parseFenceMeta} from './fence-meta';

test('parses every supported attribute', () => {
  expect(parseFenceMeta(`title="My app.tsx" file=samples/a.ts region='b'`)).toEqual({
    title: 'My app.tsx',
    file: 'samples/a.ts',
    region: 'b',
  });
});

test.each([
  ['caption="a"', 'attribute: caption="a". Supported attributes: title="…", file=…, and region=….'],
  ['title', 'unsupported code block attribute: title'],
  ['title=""', 'unsupported code block attribute: title=""'],
  ['title="a"b', 'unsupported code block attribute: title="a"b'],
  ['title="a', 'unsupported code block attribute: title="a'],
  ['live', 'unsupported code block attribute: live'],
  ['{1,3-4}', 'unsupported code block attribute: {1,3-4}'],
  ['region=a', 'region=a requires file=…'],
])('rejects %s', (meta, message) => {
  expect(() => parseFenceMeta(meta)).toThrow(message);
});
