import {expect} from 'vitest';
import config from '../docusaurus.config';
import {test} from './support/build-test';

test('a build fails on a broken link, and names the page and the target', async ({variantSite}) => {
  const site = variantSite({files: {'docs/intro.mdx': (text) => `${text}\n[Nowhere](/docs/nowhere)\n`}});
  const {exitCode, lines} = await site.build();
  expect(lines.join('\n')).toMatch(/source page path = \/docs\/intro:\n *-> linking to \/docs\/nowhere$/m);
  expect(exitCode).toBe(1);
  // A broken Markdown link would end the build before it finds the broken link, so its failure is only tested nightly, in
  // `plugin-errors.build.full.test.ts`.
  expect(config).toMatchObject({onBrokenMarkdownLinks: 'throw', onBrokenAnchors: 'throw'});
});
