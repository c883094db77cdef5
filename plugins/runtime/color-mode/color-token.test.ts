import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {colorToken} from './color-token';

test('finds the background color in the site tokens', () => {
  expect(colorToken(readFileSync('src/css/tokens.css', 'utf8'), '--ds-background')).toMatch(/^#[0-9a-f]{3,6}$/);
});

test('returns the light mode value', () => {
  expect(
    colorToken(
      ':root {\n  --ds-background: #fff;\n}\n[data-theme="dark"] {\n  --ds-background: #000;\n}',
      '--ds-background',
    ),
  ).toBe('#fff');
});

test('rejects tokens without the color', () => {
  expect(() => colorToken(':root { --ds-text: #000; }', '--ds-background')).toThrow(
    /tokens\.css doesn't declare --ds-background.*add it to :root/,
  );
});
