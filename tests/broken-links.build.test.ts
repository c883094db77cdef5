import {expect} from 'vitest';
import {test} from './support/build-test';

test('a build fails on a broken link and on a broken anchor, with their lines', async ({variantSite}) => {
  const site = variantSite({
    files: {
      'docs/intro.mdx': (text) => `${text}\n[Nowhere](/docs/nowhere)\n\n[Nothing](./api/overview.mdx#nothing)\n`,
    },
  });
  const {exitCode, lines} = await site.build();
  expect(lines.join('\n')).toContain('docs/intro.mdx:10: broken link: there is no page at "/docs/nowhere".');
  expect(exitCode).toBe(1);

  // Docusaurus reports anchors only if all links are correct.
  site.change('docs/intro.mdx', (text) => text.replace('/docs/nowhere', './ui-sdk/overview.mdx'));
  const second = await site.build();
  expect(second.lines.join('\n')).toContain('docs/intro.mdx:12: broken anchor: no heading or element has the ID in');
  expect(second.exitCode).toBe(1);
});
