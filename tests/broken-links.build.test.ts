import {expect} from 'vitest';
import {test} from './support/build-test';

// `plugin-errors.build.full.test.ts` covers broken anchors.
test('a build fails on a broken link or Markdown link, and names the page and the target', async ({variantSite}) => {
  const site = variantSite();
  let original = '';
  site.change('docs/intro.mdx', (text) => {
    original = text;
    return `${text}\n`;
  });
  for (const [link, pattern] of [
    ['/docs/nowhere', /source page path = \/docs\/intro:\n *-> linking to \/docs\/nowhere$/m],
    ['./nowhere.mdx', /\(\.\/nowhere\.mdx\) in source file "\S*docs\/intro\.mdx"/],
  ] as const) {
    site.change('docs/intro.mdx', `${original}\n[Nowhere](${link})\n`);
    const {exitCode, lines} = await site.build();
    expect(lines.join('\n')).toMatch(pattern);
    expect(exitCode).toBe(1);
  }
});
