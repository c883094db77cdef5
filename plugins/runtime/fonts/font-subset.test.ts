import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {postcssFontSubset} from '.';

const require = createRequire(__filename);
const loader = require('./font-subset-loader.cjs') as (this: unknown, source: Buffer) => void;
const file = require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2');

const transform = (descriptors: string) =>
  postcss([postcssFontSubset]).process(`@font-face {${descriptors}}`, {from: undefined}).css;

const subset = (query: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const callback = (error: Error | null, font?: Buffer) => {
      if (font === undefined) reject(error ?? new Error('The loader returned neither a font nor an error.'));
      else resolve(font);
    };
    loader.call({async: () => callback, resourceQuery: query, resourcePath: 'a.woff2'}, readFileSync(file));
  });

test('keeps the declared characters and weights', async () => {
  const css = transform("font-weight: 400 700; src: url('a.woff2?subset') format('woff2'); unicode-range: U+41-5A;");
  const [, query = ''] = /a\.woff2(\?[^']*)'/.exec(css) ?? [];
  const capitals = await subset(query);
  const basicLatin = await subset('?unicode-range=U%2B20-7E&weight=400 700');
  const basicLatinRegular = await subset('?unicode-range=U%2B20-7E&weight=400');
  expect(capitals.subarray(0, 4).toString()).toBe('wOF2');
  expect(capitals.length).toBeLessThan(basicLatin.length);
  expect(basicLatinRegular.length).toBeLessThan(basicLatin.length);
});

test('rejects an invalid unicode-range', async () => {
  await expect(subset('?unicode-range=A-Z&weight=400')).rejects.toThrow(
    'Can\'t subset a.woff2: Error: "A-Z" isn\'t a valid unicode-range item, such as U+20-7E or U+A0.',
  );
});
