import type {Page} from '@playwright/test';
import {nightly} from '../../support/test';
import {expect, test} from './support/widget-test';

test.beforeEach(async ({page, widget}) => {
  await widget.start({}, 'initSuperuser');
  await page.getByRole('button', {name: 'Brand'}).click();
});

/** Saves the form, and returns the brand that was sent. */
async function save(page: Page): Promise<unknown> {
  const requestPromise = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', {name: 'Save brand'}).click();
  return (await requestPromise).postDataJSON() as unknown;
}

test('saves only what the superuser entered', async ({page}) => {
  await page.getByLabel('Brand name').fill('Vineyard Terrace');
  expect(await save(page)).toEqual({name: 'Vineyard Terrace'});
  await expect(page.getByText('Brand saved.')).toBeVisible();
  await page.getByLabel('Primary color').fill('#7a1f3d');
  expect(await save(page)).toEqual({name: 'Vineyard Terrace', colors: [{role: 'primary', hex: '#7A1F3D'}]});
});

test('keeps fields of a brand that the form lacks, and loses one that is cleared', nightly, async ({page}) => {
  const {tone, ...withoutTone} = {
    name: 'Vineyard Terrace',
    tone: ['warm', 'elegant'] as const,
    colors: [
      {role: 'primary', hex: '#7A1F3D', name: 'Merlot'},
      {role: 'accent', hex: '#E0A526'},
    ] as const,
    fonts: {heading: {family: 'Playfair Display'}},
  };
  await page.evaluate((value) => window.widget.saveBrand(value), {...withoutTone, tone});
  expect(await save(page)).toEqual({...withoutTone, tone});
  await page.getByLabel('Tone').selectOption('');
  expect(await save(page)).toEqual(withoutTone);
});
