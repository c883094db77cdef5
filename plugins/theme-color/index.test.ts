import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {pageColor} from './index';

test('the light page color of the real tokens is found', () => {
  expect(pageColor(readFileSync('src/css/tokens.css', 'utf8'))).toMatch(/^#[0-9a-f]{3,6}$/);
});

test('the first theme of the sheet, the default, counts', () => {
  expect(pageColor(':root {\n  --ds-page: #fff;\n}\n[data-theme="dark"] {\n  --ds-page: #000;\n}')).toBe('#fff');
});

test('tokens without the color stop the build and say what to do', () => {
  expect(() => pageColor(':root { --ds-ink: #000; }')).toThrow(/tokens\.css has no --ds-page.*define it in :root/);
});
