import {expect, onTestFinished, test} from 'vitest';
import {site} from '../../config/site';
import {createVariantSite} from '../support/variant-site';

test.each([
  ['[Nowhere](/docs/nowhere)', 'linking to /docs/nowhere'],
  ['[Nowhere](./api/overview.mdx#nothing)', `linking to /docs/${site.slug}-api/overview#nothing`],
  ['[Nowhere](./nowhere.mdx)', '(./nowhere.mdx) in source file "'],
])('a broken link makes the build fail: %s', async (link, message) => {
  const {build, remove} = createVariantSite({files: {'docs/intro.mdx': (text) => `${text}\n${link}\n`}});
  onTestFinished(remove);
  await expect(build()).rejects.toThrow(message);
});
