import {expect} from 'vitest';
import {test} from './support/build-test';

test('a build fails on a broken link, a broken Markdown link, and a broken anchor', async ({variantSite}) => {
  const site = variantSite();
  // Docusaurus reports links only if all Markdown links are correct, and anchors only if all links are correct.
  for (const link of ['./nowhere.mdx', '/docs/nowhere', './api/overview.mdx#nothing']) {
    site.change('docs/intro.mdx', (text) => `${text.replace(/\n\[Broken\].*\n/, '')}\n[Broken](${link})\n`);
    const {exitCode, lines} = await site.build();
    expect(exitCode, link).toBe(1);
    expect(lines.join('\n')).toContain(link.replace(/^.*\/(?=n)|^.*#/, ''));
  }
});
