import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {subsetFaces} from './subset-faces';

const require = createRequire(__filename);
const loader = require('./subset-loader.cjs') as (this: unknown, source: Buffer) => void;
const file = require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2');

/** What a face asks for. */
const asked = (face: string) => postcss([subsetFaces]).process(`@font-face {${face}}`, {from: undefined}).css;

const subset = (resourceQuery: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const done = (error: Error | null, font?: Buffer) => {
      if (font === undefined) reject(error ?? new Error('There is no font.'));
      else resolve(font);
    };
    loader.call({async: () => done, resourceQuery, resourcePath: 'a.woff2'}, readFileSync(file));
  });

test('a face gets the letters and the weights that it declares', async () => {
  const face = asked("font-weight: 400 700; src: url('a.woff2?subset') format('woff2'); unicode-range: U+41-5A, U+E9;");
  const [, query = ''] = /a\.woff2(\?[^']*)'/.exec(face) ?? [];
  const few = await subset(query);
  expect(few.subarray(0, 4).toString()).toBe('wOF2');
  expect(few.length).toBeLessThan((await subset('?letters=U%2B20-7E&weights=400 700')).length);
  expect((await subset('?letters=U%2B20-7E&weights=400')).length).toBeLessThan(
    (await subset('?letters=U%2B20-7E&weights=400 700')).length,
  );
});

test('a face that does not ask for it keeps its file', () => {
  expect(asked("src: url('a.woff2'); unicode-range: U+41;")).toContain("url('a.woff2')");
});

test('a face that does not say what is kept stops the build', () => {
  expect(() => asked("src: url('a.woff2?subset'); font-weight: 400;")).toThrow(
    /needs a unicode-range and a font-weight/,
  );
});

test('what is not a range stops the build', async () => {
  await expect(subset('?letters=A-Z&weights=400')).rejects.toThrow(
    'a.woff2 cannot be made smaller: Error: "A-Z" is not a part of a unicode-range, such as U+20-7E or U+A0.',
  );
});
