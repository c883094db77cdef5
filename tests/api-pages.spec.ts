// cspell:ignore francais
import {site} from '../config/site';
import {contract} from '../contract.config';
import {createEntryId} from '@developer-docs/text';
import {expect, test} from './support/test';

const api = `docs/${site.slug}-api`;
const readValues = (reference: string) => contract.readEnumValues(reference).map(({value}) => value);

/** Enumerations with their own page: page, schema, and ID prefix of their values. */
const explainedEnums = [
  ['common/design-types', 'design-types#DesignType', ''],
  ['common/design-types', 'design-types#OutputFormat', ''],
  ['common/content-block-types', 'content-blocks#ContentBlockType', ''],
  ['common/asset-types', 'assets#AssetType', ''],
  ['common/supported-languages', 'languages#Language', ''],
  ['common/brand-persona-details', 'brand-persona#BrandTone', 'tone'],
  ['common/brand-persona-details', 'brand-persona#BrandColorRole', 'role'],
  ['common/brand-persona-details', 'brand-persona#BrandLogoVariant', 'variant'],
  ['common/brand-persona-details', 'brand-persona#ImageStyle', 'style'],
  ['user-management-api/user-overview', 'plans#Plan', 'plan'],
  ['user-management-api/user-overview', 'statuses#UserStatus', 'status'],
  ['overview', 'statuses#RequestStatus', 'status'],
  ['overview', 'statuses#RequestKind', 'kind'],
  ['overview', 'limits#Limit', 'limit'],
  ['overview', 'error-codes#ErrorCode', 'error'],
  ['overview', 'error-codes#FieldErrorCode', 'field-error'],
] as const;

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [pagePath, reference, prefix] of explainedEnums) {
    test(`${pagePath} explains every value of ${reference}, each with its own anchor`, async ({page, open}) => {
      await open(`${api}/${pagePath}`);
      for (const value of readValues(reference)) {
        const entry = page.locator(`[id="${createEntryId(prefix, value)}"]`);
        await expect(entry).toHaveCount(1);
        await expect(entry).toHaveAttribute('data-record-name', value);
        await expect(entry).toBeVisible();
      }
    });
  }
});

test('a link to an error code opens its complete entry', async ({page, open}) => {
  await open(`${api}/overview#error-rate-limited`);
  const entry = page.locator('#error-rate-limited');
  await expect(entry).toBeInViewport({ratio: 1});
  await expect(entry).toContainText('HTTP status');
  await expect(entry).toContainText('429');
  await expect(entry).toContainText('Retryable');
});

test('the recommended action for an error links to the operation that fixes it', async ({page, open}) => {
  await open(`${api}/overview`);
  await page.locator('#error-user-deleted').getByRole('link', {name: 'reactivateUser'}).click();
  await expect(page).toHaveURL(new RegExp(`${api}/user-management-api/reactivate-user$`));
});

test.describe('the table of languages', () => {
  test.beforeEach(async ({open}) => {
    await open(`${api}/common/supported-languages`);
  });

  test('has a filter that shows the matching rows and their count, and shows all rows when it is cleared', async ({
    page,
  }) => {
    const rows = page.locator('tbody tr');
    const all = readValues('languages#Language').length;
    const filter = page.getByRole('searchbox', {name: /Filter/});
    await expect(rows.filter({visible: true})).toHaveCount(all);
    await filter.fill('rtl');
    const rightToLeft = contract
      .readEnumValues('languages#Language')
      .filter(({metadata}) => metadata['direction'] === 'rtl').length;
    await expect(rows.filter({visible: true})).toHaveCount(rightToLeft);
    await expect(page.getByRole('status').filter({hasText: 'languages'})).toHaveText(
      `${rightToLeft} of ${all} languages`,
    );
    await filter.fill('no such language');
    await expect(rows.filter({visible: true})).toHaveCount(0);
    await filter.fill('');
    await expect(rows.filter({visible: true})).toHaveCount(all);
  });

  test('finds the starts of words, without accents', async ({page}) => {
    const filter = page.getByRole('searchbox', {name: /Filter/});
    await filter.fill('latin francais');
    await expect(page.locator('#fr')).toBeVisible();
    await expect(page.locator('#de')).toBeHidden();
    await filter.fill('pan');
    await expect(page.locator('#es')).toBeHidden();
  });
});

for (const [pagePath, name] of [
  ['overview', 'Request lifecycle'],
  ['overview', 'Polling compared with a webhook'],
  ['common/content-block-types', 'Content blocks in two designs'],
  ['core-api/core-overview', 'Core API workflow'],
  ['user-management-api/user-overview', 'User lifecycle'],
] as const) {
  test(`${pagePath} has the figure "${name}" with a caption`, async ({page, open}) => {
    await open(`${api}/${pagePath}`);
    const figure = page.getByRole('figure').filter({has: page.getByRole('img', {name})});
    await expect(figure).toBeVisible();
    await expect(figure.locator('figcaption')).not.toBeEmpty();
  });
}

test('the size and the example of each design type link to its entry', async ({page, open}) => {
  await open(`${api}/common/design-types`);
  const sizes = page.getByRole('table').first().getByRole('link');
  const designTypeCount = readValues('design-types#DesignType').length;
  await expect(sizes).toHaveCount(designTypeCount);
  await expect(page.getByRole('figure').getByRole('link')).toHaveCount(designTypeCount);
  await sizes.filter({hasText: 'skyscraper-ad'}).click();
  await expect(page).toHaveURL(/#skyscraper-ad$/);
  await expect(page.locator('#skyscraper-ad')).toBeInViewport();
});
