import {site} from '../../config/site';
import {expect, test} from '../support/test';

const api = `docs/${site.slug}-api`;

test('a link to an error code opens its entry, which links to the operation that fixes it', async ({page, open}) => {
  await open(`${api}/overview#error-rate-limited`);
  const entry = page.locator('#error-rate-limited');
  await expect(entry).toBeInViewport({ratio: 1});
  await expect(entry).toContainText('429');
  await expect(entry).toContainText('Retry-After');
  await page.locator('#error-user-deleted').getByRole('link', {name: 'reactivateUser'}).click();
  await expect(page).toHaveURL(new RegExp(`${api}/user-management-api/reactivate-user$`));
});
