import {expect, test as base} from '@playwright/test';
import {site as brand} from '../../config/site';
import {nightly} from '../support/test';
import {
  createVariantSite,
  type DevelopmentServer,
  type VariantOptions,
  type VariantSite,
} from '../support/variant-site';

const createPage = (title: string, content: string) =>
  `---\ntitle: ${title}\ndescription: A page whose content comes from the contract, while a test edits the contract.\n---\n\n${content}\n`;

/** A minimal site with one page of each kind that is generated from the contract. */
const contractSite: VariantOptions = {
  // The pages link to pages that don't exist in this site.
  config: {onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore'},
  files: {
    'sidebars.ts': "export default {tutorialSidebar: ['intro', 'api/overview', 'api/document', 'ui-sdk/overview']};\n",
    'docs/intro.mdx': createPage(
      'Prose',
      'Ask again after <Limit name="first-song" />.\n\n## Feed the parrot {#parrot}',
    ),
    'docs/api/overview.mdx': createPage('Endpoint', '<Operation id="inviteParrot" />'),
    'docs/api/document.mdx': createPage('Document', '<ApiDocument id="choir" />'),
    'docs/ui-sdk/overview.mdx': createPage('Widget', '<SdkTypes names="StageColors" />'),
  },
};

/** `test` with a development server for a copy of the site. */
const test = base.extend<object, {devServer: {readonly site: VariantSite; readonly server: DevelopmentServer}}>({
  devServer: [
    async ({}, use) => {
      const site = createVariantSite(contractSite);
      try {
        const server = await site.start();
        await use({site, server});
        await server.close();
      } finally {
        site.remove();
      }
    },
    {scope: 'worker', timeout: 600_000},
  ],
});

for (const [file, before, after, routes] of [
  [
    'product/openapi/components/parrots.yaml',
    'The name that is called at the start of a concert.',
    'The name that the conductor calls.',
    [`docs/${brand.slug}-api/overview`, `docs/${brand.slug}-api/document`],
  ],
  [
    'product/ui-sdk/index.d.ts',
    'The color of the curtain.',
    'The color behind the parrots.',
    [`docs/${brand.slug}-ui-sdk/overview`],
  ],
  ['product/openapi/components/limits.yaml', '2 seconds', '2.5 seconds', ['docs/intro']],
] as const) {
  test(`an edit to ${file} appears without a reload`, nightly, async ({context, devServer: {site, server}}) => {
    const pages = await Promise.all(
      routes.map(async (route) => {
        const page = await context.newPage();
        await page.goto(`${server.origin}/${route}`);
        // It can be in a collapsed section.
        await expect(page.getByText(before).first()).toBeAttached({timeout: 60_000});
        return page;
      }),
    );
    site.change(file, (text) => text.replace(before, after));
    for (const page of pages) {
      await expect(page.getByText(after).first()).toBeAttached({timeout: 60_000});
      await expect(page.getByText(before)).toHaveCount(0);
    }
  });
}

// The development index contains what the sources of pages contain, without the content of elements.
test('search finds headings and edits', nightly, async ({page, devServer: {site, server}}) => {
  await page.goto(`${server.origin}/docs/intro`);
  await page.getByRole('button', {name: 'Search', exact: true}).click({timeout: 60_000});
  const selected = page.locator('.DocSearch-Hit[aria-selected="true"] a');
  await page.getByPlaceholder('Search docs').fill('feed the parrot');
  await expect(selected).toHaveAttribute('href', /docs\/intro#parrot$/);
  site.change('docs/intro.mdx', (text) => text.replace('Feed the parrot', 'Wash the walrus'));
  await expect(async () => {
    await page.goto(`${server.origin}/search?q=walrus`);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /docs\/intro#parrot$/);
  }).toPass({timeout: 60_000});
});

test('errors of our plugins are printed, and fixing the mistake is enough', nightly, async ({devServer}) => {
  const {site, server} = devServer;
  const file = 'product/openapi/choir.yaml';
  let original = '';
  site.change(file, (text) => {
    original = text;
    return text.replace('      operationId: inviteParrot', '     operationId: inviteParrot');
  });
  const message = /product\/openapi\/choir\.yaml:\d+:\d+: the file isn't valid YAML/;
  await expect.poll(server.output, {timeout: 120_000}).toMatch(message);
  const brokenLength = server.output().length;
  // Saved repeatedly: the bundler doesn't notice a mistake that's fixed before it looks at the file.
  await expect(() => {
    site.change(file, original);
    expect(server.output().slice(brokenLength)).toMatch(/compiled successfully/);
  }).toPass({timeout: 120_000, intervals: [3000]});
});
