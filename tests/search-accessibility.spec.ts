import {hits, input, modal, search} from './support/search';
import {expect, test} from './support/test';

test.describe('for assistive technology', () => {
  test('the input controls result trees that are named after their section, and references the active result', async ({
    page,
    open,
  }) => {
    await open('docs/intro');
    await search(page, 'idempotency');
    await expect(hits(page).first()).toBeVisible();
    await expect(modal(page)).toMatchAriaSnapshot(`
      - dialog "Search":
        - status: /\\d+ results/
        - combobox "Search" [expanded]: idempotency
        - button "Clear the query"
        - tree:
          - treeitem [selected]:
            - link
    `);
    const active = await input(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`#${active ?? ''}`)).toHaveAttribute('aria-selected', 'true');
    // The lists change when all records have loaded.
    await expect(async () => {
      const controlled = ((await input(page).getAttribute('aria-controls')) ?? '').split(' ');
      for (const id of controlled) await expect(page.locator(`#${id}`)).toHaveAccessibleName(/\w/, {timeout: 1000});
      expect(controlled).toHaveLength(await modal(page).getByRole('tree').count());
    }).toPass({timeout: 60_000});
  });

  test('the search page has a labeled field, announces the number of results, and lists them', async ({page, open}) => {
    await open('search?q=idempotency');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Search" [level=1]
        - search:
          - searchbox "Search docs": idempotency
          - text: Section
          - combobox "Section"
          - text: Kind
          - combobox "Kind"
        - status: /\\d+ results/
        - list:
          - listitem:
            - link
    `);
  });
});
