import {expect} from 'vitest';
import {site} from '../../config/site';
import {test} from '../support/build-test';

test.for([
  ['[Nowhere](/docs/nowhere)', 'linking to /docs/nowhere'],
  ['[Nowhere](./api/overview.mdx#nothing)', `linking to /docs/${site.slug}-api/overview#nothing`],
  ['[Nowhere](./nowhere.mdx)', '(./nowhere.mdx) in source file "'],
] as const)('a broken link makes the build fail: %s', async ([link, message], {variantSite}) => {
  const {exitCode, lines} = await variantSite({files: {'docs/intro.mdx': (text) => `${text}\n${link}\n`}}).build();
  expect(lines.join('\n')).toContain(message);
  expect(exitCode).toBe(1);
});
