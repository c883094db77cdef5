import {createRequire} from 'node:module';
import {expect, test, vi} from 'vitest';
import {minifyScriptsOnce, scriptMinifier} from './minify-once.mjs';

interface Bundler {
  getHtmlMinifier: (options: {type: 'terser'}) => Promise<{minify: (html: string) => Promise<{code: string}>}>;
}

/** Minifies pages as the build does. */
async function minifyPages(...pages: string[]): Promise<string[]> {
  const core = createRequire(createRequire(__filename).resolve('@docusaurus/core/lib/index.js'));
  const {getHtmlMinifier} = core('@docusaurus/bundler') as Bundler;
  const {minify} = await getHtmlMinifier({type: 'terser'});
  return Promise.all(pages.map(async (page) => (await minify(page)).code));
}

test('a script that is on several pages is minified once, with the same result', async () => {
  const pages = ['first', 'second'].map(
    (name) => `<p>${name}</p><script>const one = 1; alert(one);</script><script>const two = 2; alert(two);</script>`,
  );
  const minify = vi.spyOn(scriptMinifier(), 'minify');
  const before = await minifyPages(...pages);
  expect(minify).toHaveBeenCalledTimes(4);
  minify.mockClear();
  minifyScriptsOnce();
  expect(await minifyPages(...pages)).toEqual(before);
  expect(minify).toHaveBeenCalledTimes(2);
});
