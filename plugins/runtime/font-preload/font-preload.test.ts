import {expect, test} from 'vitest';
import {findBasicLatinFonts} from '.';

test('finds fonts for Basic Latin, with or without quotes', () => {
  expect(
    findBasicLatinFonts(
      '@font-face{src:url(/assets/fonts/a-1.woff2) format("woff2")} .x{background:url("/img/a.svg")}',
    ),
  ).toEqual(['/assets/fonts/a-1.woff2']);
  expect(findBasicLatinFonts("@font-face{src: url('/b.woff2');unicode-range:U+20-7E,U+A0}")).toEqual(['/b.woff2']);
  expect(findBasicLatinFonts("@font-face{src: url('/c.woff2');unicode-range:U+A1-A8}")).toEqual([]);
});
