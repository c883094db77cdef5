import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {colorToken} from './color-token';

test('the light page color of the real tokens is found', () => {
  expect(colorToken(readFileSync('src/css/tokens.css', 'utf8'), '--ds-background')).toMatch(/^#[0-9a-f]{3,6}$/);
});

test('the first theme of the sheet, the default, counts', () => {
  expect(
    colorToken(
      ':root {\n  --ds-background: #fff;\n}\n[data-theme="dark"] {\n  --ds-background: #000;\n}',
      '--ds-background',
    ),
  ).toBe('#fff');
});

test('tokens without the color stop the build and say what to do', () => {
  expect(() => colorToken(':root { --ds-text: #000; }', '--ds-background')).toThrow(
    /tokens\.css has no --ds-background.*define it in :root/,
  );
});
