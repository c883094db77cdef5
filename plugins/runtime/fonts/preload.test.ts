import {expect, test} from 'vitest';
import {fontsOf, preload} from './preload';

test('finds the fonts of a style sheet, quoted or not, that have the letters of English', () => {
  expect(
    fontsOf('@font-face{src:url(/assets/fonts/a-1.woff2) format("woff2")} .x{background:url("/img/a.svg")}'),
  ).toEqual(['/assets/fonts/a-1.woff2']);
  expect(fontsOf("@font-face{src: url('/b.woff2');unicode-range:U+20-7E,U+A0}")).toEqual(['/b.woff2']);
  expect(fontsOf("@font-face{src: url('/c.woff2');unicode-range:U+A1-A8}")).toEqual([]);
});

test('stands before the style sheet', () => {
  expect(preload('a.html', '<head><meta><link rel="stylesheet" href="s.css"></head>', '<link rel="preload">')).toBe(
    '<head><meta><link rel="preload"><link rel="stylesheet" href="s.css"></head>',
  );
});

test('a page without a style sheet is an error that names it', () => {
  expect(() => preload('a.html', '<head></head>', '<link>')).toThrow(/a\.html has no <link rel="stylesheet">/);
});
