import {expect, test} from 'vitest';
import {readFence} from './fence';

test('reads everything that may stand behind the language', () => {
  expect(readFence(`title="My app.tsx" {1,3-4} showLineNumbers file=samples/a.ts region='b'`)).toEqual({
    title: 'My app.tsx',
    lines: [1, 3, 4],
    showLineNumbers: true,
    file: 'samples/a.ts',
    region: 'b',
  });
});

test('takes nothing', () => {
  expect(readFence('')).toEqual({lines: [], showLineNumbers: false});
});

test.each([
  ['caption="a"', 'does not take "caption="a""'],
  ['title', 'does not take "title"'],
  ['title=""', 'does not take "title="""'],
  ['title="a"b', 'does not take "title="a"b"'],
  ['title="a', 'does not take "title="a"'],
  ['showLineNumbers=2', 'does not take "showLineNumbers=2"'],
  ['live', 'does not take "live"'],
  ['{a}', 'does not take the lines "{a}"'],
  ['{4-3}', 'does not take the lines "{4-3}"'],
  ['{}', 'does not take the lines "{}"'],
  ['region=a', 'has region=a and no file'],
])('refuses %s', (meta, message) => {
  expect(() => readFence(meta)).toThrow(message);
});

test('says what a fence takes', () => {
  expect(() => readFence('hl=1')).toThrow('It takes title="…", {1,3-4}, showLineNumbers, file=… and region=…');
});
