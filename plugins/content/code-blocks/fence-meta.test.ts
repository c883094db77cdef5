import {expect, test} from 'vitest';
import {parseFenceMeta} from './fence-meta';

test('parses every supported attribute', () => {
  expect(parseFenceMeta('title="My app.tsx" file=samples/a.ts region=b')).toEqual({
    title: 'My app.tsx',
    file: 'samples/a.ts',
    region: 'b',
  });
});

test.each(['caption="a"', 'title=""', 'title="a"b', 'title="a', 'live', '{1,3-4}'])('rejects %s', (meta) => {
  expect(() => parseFenceMeta(meta)).toThrow(
    `unsupported code block attribute: ${meta}. Supported attributes: title="…", file=…, and region=….`,
  );
});
