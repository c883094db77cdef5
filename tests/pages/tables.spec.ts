import {site} from '../../config/site';
import {expect, nightly, test} from '../support/test';

test.describe('on small screens', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('a table with three columns is a list with labeled values', nightly, async ({page, open}) => {
    await open(`docs/${site.slug}-api/overview`);
    const table = page.locator('table[data-list]').first();
    await expect(table.locator('tbody td').nth(1)).toHaveCSS('display', 'block');
    const heading = await table.locator('thead th').nth(1).textContent();
    const label = await table
      .locator('tbody td')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toContain(heading ?? '');
  });
});
