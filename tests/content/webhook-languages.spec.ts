import {readFileSync} from 'node:fs';
import {site} from '../../config/site';
import {expect, test} from '../support/test';

test('the webhook receiver is loaded in other languages when a reader chooses one', async ({page, open}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(`docs/${site.slug}-api/core-api/core-overview#webhook-receiver`);
  const samples = page.locator('.openapi-samples');
  const menu = samples.getByRole('combobox', {name: 'More languages'});
  expect(requests.filter((path) => /samples/.test(path))).toEqual([]);
  for (const [language, file] of [
    ['Ruby', 'ruby/webhook_receiver.rb'],
    ['Go', 'go/webhook_receiver.go'],
  ] as const) {
    await menu.selectOption(language);
    await expect(samples.getByRole('tab', {name: language, selected: true})).toBeVisible();
    await expect(samples.locator('code').filter({visible: true})).toHaveText(
      readFileSync(`product/samples/api/${file}`, 'utf8').trim(),
    );
    await expect(samples.locator('.code-string').filter({visible: true}).first()).toBeVisible();
  }
  // The other tabs of the page have only the first languages, and keep their selection.
  await expect(page.getByRole('tab', {name: 'JavaScript', selected: true}).first()).toBeVisible();
});
