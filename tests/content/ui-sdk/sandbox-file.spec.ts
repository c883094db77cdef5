import {writeFile} from 'node:fs/promises';
import {pathToFileURL} from 'node:url';
import {site} from '../../../config/site';
import {expect, nightly, test} from '../../support/test';

test('the copied quickstart works as a file, without a server', nightly, async ({page, context, watch}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/docs/${site.slug}-ui-sdk/installation-config`);
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toContain(`src="${new URL(page.url()).origin}/ui-sdk/sandbox.js"`);

  const file = testInfo.outputPath('index.html');
  await writeFile(file, html);
  watch.allow('request to another host');
  await page.goto(pathToFileURL(file).href);
  await page.getByLabel('Describe your design').fill('Wine tastings on our terrace, 39 dollars per person');
  await page.getByRole('button', {name: 'Generate'}).click();
  await expect(page.getByText('Variant 1')).toBeVisible({timeout: 30_000});
});
