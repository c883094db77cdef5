import {expect} from 'vitest';
import {test} from './support/build-test';

// `plugin-errors.build.full.test.ts` covers broken anchors and Markdown links.
test('a build fails on a broken link, and names the page and the target', async ({variantSite}) => {
  const site = variantSite({files: {'docs/intro.mdx': (text) => `${text}\n[Nowhere](/docs/nowhere)\n`}});
  const {exitCode, lines} = await site.build();
  expect(lines.join('\n')).toMatch(/source page path = \/docs\/intro:\n *-> linking to \/docs\/nowhere$/m);
  expect(exitCode).toBe(1);
});
